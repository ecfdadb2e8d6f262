import bundled from 'virtual:icons/frame';
import { OWN } from './own';

interface Drawn {
  body: string;
  box: number;
}

const known: Record<string, string> = { ...bundled };
const ours: Record<string, string> = { ...OWN };

/** A game brings its icons, and drawings of its own that come before them. */
export function learn(icons: Record<string, string>, drawings: Record<string, string>): void {
  Object.assign(known, icons);
  Object.assign(ours, drawings);
}

/** `gi:kiln`, `game-icons:kiln` and `kiln` all mean the Kiln; what nobody has drawn is a plain clay dot. */
export function drawing(name: string): Drawn {
  const bare = name.replace(/^.*:/, '');
  const set = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
  const lucide = known[`lu:${bare}`];
  if (lucide && (set === 'lu' || set === 'lucide')) return { body: lucide, box: 24 };
  const game = ours[bare] ?? known[`gi:${bare}`];
  if (game) return { body: game, box: 512 };
  return lucide ? { body: lucide, box: 24 } : { body: '<circle cx="256" cy="256" r="150"/>', box: 512 };
}
