import type { Board } from '../lib/board.svelte';
import type { Spot } from '../lib/laying';
import { PRESS_MS } from '../lib/tip.svelte';

interface Held {
  board: Board;
  /** A tile is in hand that goes to these cells. */
  laying: boolean;
  /** The cell below a point. */
  at: (event: MouseEvent) => Spot;
}

/** A tile in hand follows the mouse, the focus or the finger over the cells of a node. */
export function holds(node: HTMLElement, held: () => Held): { destroy: () => void } {
  let hand = 'mouse';
  let pressed = 0;

  const hover = (event: PointerEvent): void => {
    const { board, laying, at } = held();
    if (laying && event.pointerType === 'mouse') board.aim = at(event);
  };
  const leave = (): void => {
    const { board, laying } = held();
    if (laying && !board.armed) board.aim = null;
  };
  const press = (event: PointerEvent): void => {
    hand = event.pointerType;
    pressed = event.timeStamp;
  };
  /** A finger cannot hover: the first tap holds the tile there, the button lays it. A long press asks what lies there. */
  const tap = (event: MouseEvent): void => {
    const { board, laying, at } = held();
    if (!laying || hand === 'mouse' || event.detail === 0 || event.timeStamp - pressed > PRESS_MS) return;
    event.stopPropagation();
    board.target(at(event));
  };
  const focus = (event: FocusEvent): void => {
    const { board, laying } = held();
    const target = event.target as Element;
    const place = target.closest<HTMLElement>('[data-x]');
    if (laying && place && target.matches(':focus-visible')) board.aim = { x: Number(place.dataset.x), y: Number(place.dataset.y) };
  };

  node.addEventListener('pointermove', hover);
  node.addEventListener('pointerleave', leave);
  node.addEventListener('pointerdown', press);
  node.addEventListener('click', tap, { capture: true });
  node.addEventListener('focusin', focus);
  return {
    destroy: () => {
      node.removeEventListener('pointermove', hover);
      node.removeEventListener('pointerleave', leave);
      node.removeEventListener('pointerdown', press);
      node.removeEventListener('click', tap, { capture: true });
      node.removeEventListener('focusin', focus);
    },
  };
}
