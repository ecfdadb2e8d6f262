/** Measures of a building, in hundredths of a cell. */
export const GROUND = 96;
export const ROOF = 52;

const WALLS = [0, 13, 26, 38, 49, 59, 68, 76];

/** How high the walls stand: every floor is seen, the upper ones a little less. */
export function wall(level: number): number {
  return WALLS[level] ?? (WALLS[7] ?? 0) + 3 * (level - 7);
}

/** The lines between the floors, from the ground up. */
export function floors(level: number): { y: number; high: number }[] {
  const high = wall(level) / level;
  return Array.from({ length: level }, (_, k) => ({ y: GROUND - high * (k + 1), high }));
}

/** Where the resources of the owner stand, on the edge of the roof: one per level, closer when there are many. */
export function beads(level: number): number[] {
  const step = Math.min(14, 72 / level);
  return Array.from({ length: level }, (_, k) => 50 + (k - (level - 1) / 2) * step);
}
