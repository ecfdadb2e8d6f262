import type { Seat } from '../lib/scene';

const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star'];
const DRAWN: Record<string, string> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.5 22.5 21h-21z',
  diamond: 'M12 1.5 22.5 12 12 22.5 1.5 12z',
  star: 'm12 1.5 3.1 7.2 7.8.7-5.9 5.2 1.8 7.6-6.8-4-6.8 4L7 14.6 1.1 9.4l7.8-.7z',
};

/** The path of a seat's shape, in a box of 24: every piece of a player shows it. */
export function shapeOf(seat: Seat, shape?: string): string {
  return DRAWN[shape ?? SHAPES[seat] ?? 'circle'] ?? DRAWN.circle!;
}
