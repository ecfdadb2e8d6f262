import { describe, expect, it } from 'vitest';
import { Bench } from '../src/box/bench.svelte';
import { differences } from '../src/box/compare';
import type { Changes, Draft } from '../src/box/draft.svelte';
import { concerns, groupsOf, stepsOf } from '../src/box/layout';
import { Names } from '../src/box/names';
import { painted, paintsFor } from '../src/box/paint';
import { firstOf, fits, kindOf, newPart, same, type Defs, type Json, type Part, type Schema } from '../src/box/schema';
import { drawn } from '../src/box/shapes';
import type { BoxInfo } from '../src/lib/wire.gen';

const few: Schema = { type: 'integer', minimum: 1, maximum: 4 };
const defs: Defs = {
  Gold: { type: 'object', properties: { op: { const: 'gold' }, n: few } },
  Walk: { type: 'object', properties: { op: { const: 'walk' }, way: { enum: ['east', 'west'] }, n: few } },
  Cell: { type: 'object', properties: { number: few, ground: { enum: ['clay', 'sand'] }, bonus: { anyOf: [{ $ref: '#/$defs/Gold' }, { $ref: '#/$defs/Walk' }, { type: 'null' }] } } },
};
const effect: Schema = { anyOf: [{ $ref: '#/$defs/Gold' }, { $ref: '#/$defs/Walk' }] };
const list: Schema = { type: 'array', items: few, minItems: 2, maxItems: 3 };

describe('what may stand at a place', () => {
  it('is read from the schema', () => {
    expect(kindOf(few, defs)).toEqual({ is: 'number', low: 1, high: 4 });
    expect(kindOf({ enum: ['red', null] }, defs)).toEqual({ is: 'maybe', of: { is: 'choice', values: ['red'] } });
    expect(kindOf(effect, defs)).toMatchObject({ is: 'one', field: 'op', of: [{ tag: { value: 'gold' } }, { tag: { value: 'walk' } }] });
    expect(kindOf({ anyOf: [{ $ref: '#/$defs/Cell' }, { type: 'null' }] }, defs)).toMatchObject({ is: 'maybe', of: { is: 'part', tag: null } });
  });

  it('keeps within its limits', () => {
    const checks: [Schema, Json, boolean][] = [
      [few, 4, true], [few, 5, false], [few, 0, false], [few, 1.5, false], [few, '2', false],
      [list, [1], false], [list, [1, 2], true], [list, [1, 9], false], [list, [1, 1, 1, 1], false],
      [effect, { op: 'gold', n: 1 }, true], [effect, { op: 'gold' }, false], [effect, { op: 'gold', n: 1, way: 'east' }, false], [effect, { op: 'swim' }, false], [effect, null, false],
      [{ prefixItems: [few, { type: 'boolean' }] }, [1, true], true], [{ prefixItems: [few, { type: 'boolean' }] }, [1], false],
    ];
    for (const [schema, value, may] of checks) expect(fits(kindOf(schema, defs), value, defs), JSON.stringify(value)).toBe(may);
  });

  it('begins with something that may stand there', () => {
    for (const schema of [few, list, effect, { $ref: '#/$defs/Cell' }, { type: 'boolean' }, { prefixItems: [few, effect] }]) {
      const kind = kindOf(schema, defs);
      expect(fits(kind, firstOf(kind, defs), defs)).toBe(true);
    }
  });

  it('keeps what two kinds of effects have in common', () => {
    const walk = kindOf({ $ref: '#/$defs/Walk' }, defs) as Part;
    expect(newPart(walk, defs, { op: 'gold', n: 3 })).toEqual({ op: 'walk', way: 'east', n: 3 });
    expect(newPart(walk, defs, { op: 'gold', n: 99 })).toEqual({ op: 'walk', way: 'east', n: 1 });
  });

  it('is the same whatever the order of its fields', () => {
    expect(same({ a: 1, b: [2, null] }, { b: [2, null], a: 1 })).toBe(true);
    expect(same({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
  });
});

describe('a brush', () => {
  const mask = kindOf({ enum: ['none', 'sun'] }, defs);
  const land = kindOf({ anyOf: [{ $ref: '#/$defs/Cell' }, { type: 'null' }] }, defs);

  it('has every paint where they are few', () => {
    expect(paintsFor(mask, [], defs)).toEqual([{ field: null, value: 'none' }, { field: null, value: 'sun' }]);
  });

  it('has the bonuses that are on the board, and numbers for no cell', () => {
    const paints = paintsFor(land, [{ number: 1, ground: 'clay', bonus: { op: 'gold', n: 2 } }, null, { number: 2, ground: 'clay', bonus: { op: 'gold', n: 2 } }], defs);
    expect(paints.filter((paint) => paint.field === 'bonus')).toEqual([{ field: 'bonus', value: null }, { field: 'bonus', value: { op: 'gold', n: 2 } }]);
    expect(paints.some((paint) => paint.field === 'number')).toBe(false);
    expect(paints[0]).toEqual({ field: null, value: null });
  });

  it('paints what it is for, and leaves the rest of a cell', () => {
    expect(painted({ field: null, value: 'sun' }, mask, 'none', defs)).toBe('sun');
    expect(painted({ field: null, value: 'sun' }, land, null, defs)).toBeUndefined();
    expect(painted({ field: 'ground', value: 'sand' }, mask, 'none', defs)).toBeUndefined();
    expect(painted({ field: 'ground', value: 'sand' }, land, { number: 3, ground: 'clay', bonus: null }, defs)).toEqual({ number: 3, ground: 'sand', bonus: null });
    expect(painted({ field: 'ground', value: 'sand' }, land, null, defs)).toEqual({ number: 1, ground: 'sand', bonus: null });
    expect(painted({ field: null, value: null }, land, { number: 3, ground: 'clay', bonus: null }, defs)).toBeNull();
  });
});

describe('a shape that somebody draws', () => {
  const shapes: Record<string, [number, number][]> = { L: [[0, 0], [0, 1], [0, 2], [1, 2]], I: [[0, 0], [1, 0], [2, 0], [3, 0]] };

  it('is known however it lies and wherever', () => {
    expect(drawn([[3, 1], [3, 2], [3, 3], [2, 3]], shapes, ['I', 'L'])).toBe('L');
    expect(drawn([[2, 0], [2, 1], [2, 2], [2, 3]], shapes, ['I', 'L'])).toBe('I');
  });

  it('is none that is not possible there', () => {
    expect(drawn([[0, 0], [1, 0], [2, 0], [3, 0]], shapes, ['L'])).toBeUndefined();
    expect(drawn([[0, 0], [1, 0], [2, 0]], shapes, ['I', 'L'])).toBeUndefined();
    expect(drawn([], shapes, ['I', 'L'])).toBeUndefined();
  });
});

const info = {
  game: 'g', title: 'G', version: 1, hash: '', counts: {}, schema: {}, words: {},
  look: { faces: { 'cards[kiln]': 'card kiln' }, maps: { 'boards.A': [['boards.A.cells.a1', 0, 0, 1]] } },
  values: ['cards[kiln].colour', 'cards[kiln].price.red', 'boards.A.cells.a1', 'boards.A.side', 'setup.gold', 'setup.start.two', 'setup.start.three'].map((place) => ({ place, value: place.length, source: 'rulebook' })),
} as unknown as BoxInfo;

describe('the page of a box', () => {
  it('shows every value once, by its component, its board or its neighbours', () => {
    const groups = groupsOf(info);
    expect(groups.map((group) => group.name)).toEqual(['cards', 'boards', 'setup']);
    const [card, board, plain, start] = groups.flatMap((group) => group.units);
    expect(card).toMatchObject({ part: 'cards[kiln]', piece: { kind: 'card', face: 'kiln' } });
    expect(card?.values.map((value) => value.place)).toEqual(['cards[kiln].colour', 'cards[kiln].price.red']);
    expect(board).toMatchObject({ part: 'boards.A', spots: [['boards.A.cells.a1', 0, 0, 1]], piece: null });
    expect(board?.values.map((value) => value.place)).toEqual(['boards.A.side']);
    expect([plain?.part, start?.part]).toEqual(['setup', 'setup.start']);
  });

  it('knows what a problem is about', () => {
    expect(concerns('a.b', 'a.b')).toBe(true);
    expect(concerns('a.b.c', 'a.b')).toBe(true);
    expect(concerns('a.b[1]', 'a.b')).toBe(true);
    expect(concerns('a.bc', 'a.b')).toBe(false);
    expect(concerns('', '')).toBe(false);
    expect(stepsOf('a.b[c-1].d').map((step) => [step.name, step.entry])).toEqual([['a', false], ['b', false], ['c-1', true], ['d', false]]);
  });

  it('tells where two packs differ, and not where one only confirms', () => {
    const shipped = 'setup.gold'.length;
    expect(differences(info, { 'setup.gold': shipped }, {})).toEqual([]);
    expect(differences(info, { 'setup.gold': 1 }, { 'setup.gold': 2, 'setup.start.two': 'setup.start.two'.length })).toEqual([{ place: 'setup.gold', one: 1, other: 2 }]);
  });
});

describe('the view of what is still to be looked up', () => {
  it('keeps in sight what is looked up until another part or filter is chosen', () => {
    const values = ['cards[kiln].colour', 'cards[axe].colour', 'setup.gold'].map((place) => ({ place, value: 1, source: 'reconstructed' }));
    const draft: { changes: Changes } = { changes: { 'cards[axe].colour': 2 } };
    const box = { ...info, values, schema: { properties: { changes: { properties: {} } }, $defs: {} } } as unknown as BoxInfo;
    const bench = new Bench(box, draft as unknown as Draft);
    bench.filter = 'todo';
    bench.group = 'cards';
    draft.changes = { ...draft.changes, 'cards[kiln].colour': 1, 'setup.gold': 2 };
    expect(values.map(({ place }) => bench.inSight(place))).toEqual([true, false, false]);
    expect(values.map(({ place }) => bench.fits(place))).toEqual([false, false, false]);
    bench.filter = 'todo';
    expect(bench.inSight('cards[kiln].colour')).toBe(false);
  });
});

describe('the names of things', () => {
  const catalogue = { game: 'g', version: '', lang: 'en', title: '', faces: { kiln: { name: 'the kiln', kind: 'card' } }, colours: { red: { name: 'red', icon: 'fire' } }, rules: {} };
  const names = new Names({ colour: 'Colour', 'masks.none': 'No mask', n2: '2 players', 'seats.n2': 'two', 'op.gold': 'Gold', n: 'How many', masks: 'Masks' }, { 'cards[kiln]': 'card kiln' }, {}, catalogue);

  it('come from the words of the box, or from the catalogue', () => {
    expect(names.place('cards[kiln].colour')).toBe('cards · The kiln · Colour');
    expect(names.place('cards[kiln].colour', 'cards[kiln]')).toBe('Colour');
    expect([names.field('2'), names.field('2', 'seats')]).toEqual(['2 players', 'two']);
    expect([names.value('red', 'colour'), names.value('none', 'masks'), names.value('odd', 'masks')]).toEqual(['Red', 'No mask', 'odd']);
    expect(names.fieldAt('boards.A.masks.a1')).toBe('masks');
  });

  it('tell pictures of one icon apart', () => {
    const towers = { ...catalogue, faces: { 'wood-1': { name: 'wood', kind: 'poly', icon: 'tower', sign: '1' }, 'wood-2': { name: 'wood', kind: 'poly', icon: 'tower', sign: '2' } } };
    const drawn = new Names({}, {}, { 'op.water': 'waves', 'op.special': 'waves' }, towers);
    expect([drawn.picture('wood-1', 'tiles').sign, drawn.picture('wood-2', 'tiles').sign, drawn.picture('red', 'tiles').sign]).toEqual(['1', '2', undefined]);
    expect(drawn.kindOf({ op: 'water', n: 1 })).toEqual({ tag: 'water', icon: 'waves', rest: '1' });
    expect(drawn.kindOf({ op: 'special', n: null })).toEqual({ tag: 'special', icon: 'waves', rest: '' });
    expect([drawn.kindOf({ n: 1 }), drawn.kindOf(null)]).toEqual([undefined, undefined]);
  });

  it('put values into words', () => {
    const text = (value: Json, field = ''): string => names.text(value, field, { nothing: 'nothing', yes: 'yes', no: 'no', pair: ({ field: what, value: is }) => `${what}: ${is}` });
    expect(text({ op: 'gold', n: 3 })).toBe('Gold: 3');
    expect(text({ op: 'gold', copies: 3, n: 0 })).toBe('Gold (copies: 3)');
    expect(text({ op: 'gold', gain: { copies: 3, n: 0 } })).toBe('Gold (gain (copies: 3))');
    expect(text({ gain: { copies: 3, n: 0 } })).toBe('gain (copies: 3, How many: 0)');
    expect([text(null), text([]), text(true), text(2, 'seats'), text(2, 'copies'), text(['red', 'none'], 'masks')]).toEqual(['nothing', 'nothing', 'yes', 'two', '2', 'Red, No mask']);
  });
});
