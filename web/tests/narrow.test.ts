import { describe, expect, it } from 'vitest';
import { begun, candidates, given, lit, paths, settled, toggle } from '../src/lib/narrow';
import type { Choice } from '../src/lib/scene';

const choice = (id: number, h: string[], then?: Choice[]): Choice => ({ id, say: `say ${id}`, h, ...(then && { then }) });

const MENU = [
  choice(1, ['deck']),
  choice(2, ['hand:kiln#1'], [choice(6, ['tableau@3']), choice(7, ['tableau:net#1'])]),
  choice(3, ['hand:axe#1'], [choice(6, ['tableau@3']), choice(7, ['tableau:net#1'])]),
  choice(4, ['tableau:net#1', 'btn:use']),
  choice(0, ['btn:end']),
];

describe('narrowing', () => {
  it('walks every way through the choices', () => {
    expect(paths(MENU).map((path) => path.actions)).toEqual([[1], [2, 6], [2, 7], [3, 6], [3, 7], [4], [0]]);
  });

  it('lights all handles at first', () => {
    const all = paths(MENU);
    expect([...lit(all, [])].sort()).toEqual(
      ['btn:end', 'btn:use', 'deck', 'hand:axe#1', 'hand:kiln#1', 'tableau:net#1', 'tableau@3'].sort(),
    );
  });

  it('finds the same path whatever is clicked first', () => {
    const all = paths(MENU);
    for (const order of [['hand:kiln#1', 'tableau@3'], ['tableau@3', 'hand:kiln#1']]) {
      let chosen: string[] = [];
      for (const handle of order) chosen = toggle(all, chosen, handle);
      expect(settled(candidates(all, chosen), chosen)?.actions).toEqual([2, 6]);
    }
  });

  it('knows how far a gesture has come for certain', () => {
    const all = paths(MENU);
    expect(begun(candidates(all, ['hand:kiln#1']))?.id).toBe(2);
    expect(begun(candidates(all, ['tableau@3']))).toBeNull();
    expect(begun(candidates(all, ['hand:kiln#1', 'tableau@3']))?.id).toBe(6);
    expect(begun([])).toBeNull();
  });

  it('lights only what still tells candidates apart', () => {
    const all = paths(MENU);
    const left = candidates(all, ['hand:kiln#1']);
    expect([...lit(left, ['hand:kiln#1'])].sort()).toEqual(['tableau:net#1', 'tableau@3']);
    expect(settled(left, ['hand:kiln#1'])).toBeNull();
  });

  it('settles nothing before a click, and lights the only choice', () => {
    const only = paths([choice(9, ['deck'])]);
    expect(settled(only, [])).toBeNull();
    expect([...lit(only, [])]).toEqual(['deck']);
  });

  it('takes back a chosen handle and ignores what means nothing', () => {
    const all = paths(MENU);
    expect(toggle(all, ['hand:kiln#1'], 'hand:kiln#1')).toEqual([]);
    expect(toggle(all, ['hand:kiln#1'], 'deck')).toEqual(['hand:kiln#1']);
  });

  it('says what the question is about', () => {
    const all = paths([choice(1, ['card', 'a']), choice(2, ['card', 'b'])]);
    expect([...given(all, [])]).toEqual(['card']);
    expect(lit(all, []).has('card')).toBe(false);
  });
});
