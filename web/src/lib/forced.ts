import type { Choice, Scene } from './scene';

/** The only possible answer, if the page may give it: nobody loses the way back by it who still has one, and who wants to
 * be asked before the end of a turn is asked. The engine asks because silence would tell the others of a hidden hand. */
export function forced(scene: Scene, undo: boolean, confirm: boolean): Choice | null {
  const [only, ...more] = scene.choices;
  if (!only || more.length > 0 || only.then?.length) return null;
  const final = Boolean(only.ends) || only.news === true;
  return final && (undo || confirm) ? null : only;
}
