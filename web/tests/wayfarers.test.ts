import { scene as scened } from './scene';
import { expect, it } from 'vitest';
import { parts } from '../src/games/wayfarers/parts';

it('tells the parts of a printed row apart by the badges that begin them', () => {
  const effect = [{ icon: 'castle' }, { tone: 'die' }, { icon: 'camel', tone: 'need' }, { text: '→' }, { tone: 'bar' }];
  expect(parts(effect)).toEqual([
    { is: '', signs: [{ icon: 'castle' }] },
    { is: 'die', signs: [{ icon: 'camel', tone: 'need' }, { text: '→' }] },
    { is: 'bar', signs: [] },
  ]);
  expect(parts()).toEqual([]);
});

it('takes a piece for a card unless it says otherwise', () => {
  const pieces = [{ id: 'card:L01', zone: 'land' }, { id: 'die', kind: 'die', zone: 'dice.0' }] as never;
  expect(scened({ game: 'wayfarers', pieces }).pieces.map((piece) => piece.kind)).toEqual(['card', 'die']);
});
