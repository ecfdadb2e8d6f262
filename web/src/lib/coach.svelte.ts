import type { Hint } from './wire.gen';

/** The coach of the table on show: whether one may turn to it now, and what it has said. */
class Coach {
  /** A seat of ours is asked something, and there is a coach at this table. */
  offered = $state(false);
  open = $state(false);
  thinking = $state(false);
  hints = $state.raw<Hint[] | null>(null);

  /** What was said was about a position that is no more. */
  forget(): void {
    this.thinking = false;
    this.hints = null;
  }
}

export const coach = new Coach();
