import { scene as scened } from './scene';
import { describe, expect, it } from 'vitest';
import { census, fresh, moves, travels } from '../src/lib/flip';

const scene = (pieces: [string, string, string?][], counts: Record<string, Record<string, number>> = {}) =>
  scened({
    game: 'x',
    pieces: pieces.map(([id, zone, face]) => ({ id, kind: 'card', zone, ...(face && { face }) })),
    zones: Object.entries(counts).map(([id, count]) => ({ id, kind: 'pool', name: id, counts: count })),
  });

describe('travels', () => {
  it('follows a card whose id changes with its zone', () => {
    const before = census(scene([['display:kiln#1', 'display', 'kiln'], ['display:axe#1', 'display', 'axe']]));
    const after = census(scene([['hand:kiln#1', 'hand', 'kiln'], ['display:axe#1', 'display', 'axe']]));
    expect(travels(before, after)).toEqual(new Map([['hand:kiln#1', 'display:kiln#1']]));
  });

  it('brings a drawn card from the deck', () => {
    const before = census(scene([], { deck: { '?': 3 } }));
    const after = census(scene([['hand:lyre#1', 'hand', 'lyre']], { deck: { '?': 2 } }));
    expect(travels(before, after).get('hand:lyre#1')).toBe('deck/?#2');
  });

  it('moves cubes of one colour only', () => {
    const before = census(scene([], { supply: { red: 2, blue: 1 }, stock: { red: 0, blue: 0 } }));
    const after = census(scene([], { supply: { red: 1, blue: 1 }, stock: { red: 1, blue: 0 } }));
    expect(travels(before, after)).toEqual(new Map([['stock/red#0', 'supply/red#1']]));
  });

  it('does not invent a past for what appears', () => {
    expect(travels(census(scene([])), census(scene([['a', 'hand', 'kiln']]))).size).toBe(0);
  });
});

describe('moves', () => {
  it('puts things back where they or their forebears were', () => {
    const spot = { x: 10, y: 20, w: 50, h: 70 };
    const found = moves(
      new Map([['old', spot], ['same', spot]]),
      new Map([['new', { x: 110, y: 0, w: 100, h: 140 }], ['same', spot]]),
      new Map([['new', 'old']]),
    );
    expect(found).toEqual([{ id: 'new', dx: -100, dy: 20, sx: 0.5, sy: 0.5 }]);
  });
});

describe('fresh', () => {
  it('finds what is new or in another place, and nothing else', () => {
    const before = scene([['worker:0', 'ur.1'], ['worker:1', 'ur.1'], ['gone', 'ur.2']], { supply: { red: 1 } });
    const after = scene([['worker:0', 'ur.2'], ['worker:1', 'ur.1'], ['come', 'ur.2']], { supply: { red: 2 } });
    expect([...fresh(before, after)].sort()).toEqual(['come', 'supply/red#1', 'worker:0']);
    expect(fresh(before, before).size).toBe(0);
  });
});
