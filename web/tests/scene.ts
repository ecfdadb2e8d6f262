import { whole, type Scene } from '../src/lib/scene';
import type * as wire from '../src/lib/wire.gen';

/** A scene with nothing on the table but what a test lays there. */
export const scene = (some: Partial<wire.Scene>): Scene =>
  whole({ game: 'x', viewer: null, over: false, turn: {}, prompt: '', zones: [], pieces: [], players: [], choices: [], ...some });
