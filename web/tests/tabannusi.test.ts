import { describe, expect, it } from 'vitest';
import { blocks } from '../src/games/tabannusi/roofs';
import { bounds } from '../src/zones/grid';

const cells = ['a', 'b', 'c'].flatMap((column, x) => [1, 2, 3].map((row, y) => ({ id: `1${column}${row}`, x, y })));
const box = bounds(cells);

describe('a building of Ur', () => {
  it('has a block for each cell and a bridge wherever two of them meet', () => {
    const one = blocks({ cells: ['1b2'], name: '' }, cells, box);
    const three = blocks({ cells: ['1a1', '1b1', '1b2'], name: '' }, cells, box);
    expect(one.walls.split('M').length - 1).toBe(1);
    expect(one.ridge).toBe('');
    expect(three.walls.split('M').length - 1).toBe(3 + 2);
    expect(three.ridge).toBe('M50 50H150M150 50V150');
  });

  it('has its house on its first cell', () => {
    expect(blocks({ cells: ['1b2', '1c2'], name: '' }, cells, box).at).toEqual({ x: 1, y: 1 });
  });

  it('stands apart from a neighbour that is another building', () => {
    const [left, right] = [blocks({ cells: ['1a1'], name: '' }, cells, box), blocks({ cells: ['1b1'], name: '' }, cells, box)];
    expect(left.walls).toBe('M6 6h88v88h-88z');
    expect(right.walls).toBe('M106 6h88v88h-88z');
  });
});
