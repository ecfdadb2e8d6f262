import { describe, expect, it } from 'vitest';
import { forced } from '../src/lib/forced';
import type { Choice, Scene } from '../src/lib/scene';

const scene = (...choices: Choice[]): Scene => ({ choices }) as unknown as Scene;
const ONLY: Choice = { id: 3, say: 'Pay', h: ['btn:pay'] };

describe('the only possible answer', () => {
  it('is given by the page', () => {
    expect(forced(scene(ONLY), true, true)).toBe(ONLY);
    expect(forced(scene(), true, true)).toBeNull();
    expect(forced(scene(ONLY, { ...ONLY, id: 4 }), false, false)).toBeNull();
  });

  it('is asked if it would end what can still be undone, or if somebody wants to be asked', () => {
    for (const last of [{ ...ONLY, ends: 'turn' as const }, { ...ONLY, news: true }]) {
      expect(forced(scene(last), true, false)).toBeNull();
      expect(forced(scene(last), false, true)).toBeNull();
      expect(forced(scene(last), false, false)).toBe(last);
    }
  });

  it('is no half of a gesture', () => {
    expect(forced(scene({ ...ONLY, then: [ONLY, { ...ONLY, id: 5 }] }), false, false)).toBeNull();
  });
});
