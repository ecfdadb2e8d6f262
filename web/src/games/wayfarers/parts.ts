import type { Badge } from '../../lib/scene';

/** A part of what is printed: a die space, a vista, what happens at once. */
export interface Part {
  is: string;
  signs: Badge[];
}

/** A badge without icon and text begins a part; its tone says which. What comes before the first one has no name. */
export function parts(effect: Badge[] = []): Part[] {
  const found: Part[] = [{ is: '', signs: [] }];
  for (const sign of effect) {
    if (sign.icon || sign.text) found.at(-1)?.signs.push(sign);
    else found.push({ is: sign.tone ?? '', signs: [] });
  }
  return found.filter((part) => part.is || part.signs.length > 0);
}
