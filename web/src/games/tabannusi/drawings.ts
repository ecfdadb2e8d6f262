/** Drawn by us, in the box of 512 that the game icons use. */
export const DRAWINGS: Record<string, string> = {
  /** A coin with a sun on it. */
  'gold-bar':
    '<path fill-rule="evenodd" d="M256 24a232 232 0 1 0 0 464 232 232 0 0 0 0-464zm0 44a188 188 0 1 1 0 376 188 188 0 0 1 0-376z"/><path d="m256 112 32 74 78-30-30 78 74 32-74 32 30 78-78-30-32 74-32-74-78 30 30-78-74-32 74-32-30-78 78 30z" transform="translate(0 -10)"/>',
  /** A control marker. */
  token: '<path fill-rule="evenodd" d="M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 84a132 132 0 1 1 0 264 132 132 0 0 1 0-264z"/><circle cx="256" cy="256" r="92"/>',
};
