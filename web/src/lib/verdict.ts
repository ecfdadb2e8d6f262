import type { Result, SeatInfo } from './wire.gen';

/** How a game ended: one has won, several have together, or nobody has, for nobody shares a victory with an automa. */
export function verdict(result: Pick<Result, 'ranking'>, seats: readonly Pick<SeatInfo, 'seat' | 'who'>[]): 'won' | 'shared' | 'drawn' {
  const best = result.ranking[0] ?? [];
  if (best.length < 2) return 'won';
  return seats.some(({ seat, who }) => who === 'automa' && best.includes(seat)) ? 'drawn' : 'shared';
}
