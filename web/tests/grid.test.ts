import { scene as scened } from './scene';
import { describe, expect, it } from 'vitest';
import { beads, floors, GROUND, ROOF, wall } from '../src/games/ginkgopolis/tower';
import { areas } from '../src/games/areas';
import type { Cell, Scene } from '../src/lib/scene';
import { moved } from '../src/lib/moved';
import { bounds, centred, fitting, MARGIN, outline, ruled, zoomed } from '../src/zones/grid';

const cells = (...spots: [number, number][]): Cell[] => spots.map(([x, y]) => ({ id: `${x},${y}`, x, y }));

describe('a map that grows', () => {
  it('has the bounds of its cells, wherever they are', () => {
    expect(bounds(cells([-2, 1], [3, -4]))).toEqual({ left: -2, top: -4, wide: 6, high: 6 });
  });

  it('fits its frame, up to a limit, and is never too small for a finger', () => {
    const box = { left: 0, top: 0, wide: 10, high: 5 };
    expect(fitting(box, 800, 1000, 44)).toBe(80);
    expect(fitting(box, 300, 1000, 44)).toBe(44);
    expect(fitting(box, 5000, 5000, 44)).toBe(150);
    expect(fitting(box, 0, 0, 44)).toBe(0);
    expect(zoomed(50, 1.5)).toBe(75);
  });

  it('keeps what is in the middle in the middle', () => {
    const frame = { scrollLeft: 100, scrollTop: 0, clientWidth: 200, clientHeight: 100 };
    expect(centred({ left: -3, top: 0, wide: 10, high: 2 }, 50, frame)).toEqual({ x: 1, y: 1 });
    expect(centred({ left: -4, top: 0, wide: 11, high: 2 }, 50, { ...frame, scrollLeft: 150 })).toEqual({ x: 1, y: 1 });
  });

  it('is ruled as its cells are called, above and beside them', () => {
    const city = [{ id: '-1,2', x: -1, y: -2 }, { id: '0,2', x: 0, y: -2 }, { id: '0,1', x: 0, y: -1 }];
    const all = bounds(city);
    const marks = ruled(city, { ...all, left: all.left - MARGIN, top: all.top - MARGIN });
    expect(marks.map(({ text }) => text)).toEqual(['−1', '0', '2', '1']);
    const places = [[MARGIN + 0.5, MARGIN / 2], [MARGIN + 1.5, MARGIN / 2], [MARGIN / 2, MARGIN + 0.5], [MARGIN / 2, MARGIN + 1.5]];
    for (const [number, [x, y]] of places.entries()) {
      expect(marks[number]!.x).toBeCloseTo(x!);
      expect(marks[number]!.y).toBeCloseTo(y!);
    }
  });

  it('draws a line around cells that belong together, and none between them', () => {
    const two = cells([0, 0], [1, 0]);
    const path = outline(two, bounds(two), 0);
    expect(path.match(/M/g)).toHaveLength(6);
    expect(path).not.toContain('M1 0V1');
  });
});

describe('a tower', () => {
  it('rises with every level', () => {
    const heights = Array.from({ length: 12 }, (_, level) => wall(level + 1));
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    expect(new Set(heights).size).toBe(12);
    expect(GROUND - wall(1) - ROOF).toBeGreaterThan(0);
  });

  it('has a floor per level and a resource per level, inside its width', () => {
    expect(floors(4)).toHaveLength(4);
    expect(beads(9)).toHaveLength(9);
    expect(Math.min(...beads(9))).toBeGreaterThan(10);
    expect(Math.max(...beads(9))).toBeLessThan(90);
  });
});

function table(part: Partial<Scene>): Scene {
  const players = [0, 1].map((seat) => ({ seat, name: `${seat}`, score: 0, stats: [], to_act: true, shape: 'star' as const }));
  return scened({ game: 'ginkgopolis', viewer: 0, players, ...part });
}

describe('what all do at once', () => {
  const zones: Scene['zones'] = [
    { id: 'city', kind: 'grid', name: '' },
    { id: 'hand.0', kind: 'row', name: '', own: 0 },
  ];

  it('is the move of whoever owns what is new; what comes into my hand is nobody’s', () => {
    const before = table({ zones });
    const after = table({
      zones,
      pieces: [
        { id: 'a', kind: 'house', zone: 'city', own: 1 },
        { id: 'b', kind: 'house', zone: 'city', own: 0 },
        { id: 'c', kind: 'card', zone: 'hand.0' },
      ],
    });
    expect([...moved(new Map(), before, after)]).toEqual([['a', 1]]);
  });

  it('is forgotten when I have sealed my next answer', () => {
    const after = table({ zones });
    after.players[0] = { ...after.players[0]!, sealed: true, to_act: false, shape: 'star' as const };
    expect(moved(new Map([['a', 1]]), table({ zones }), after).size).toBe(0);
  });
});

describe('zones beside the board', () => {
  const skin = { board: [['city']], mine: [['hand', 'screen']], rival: [], minor: [], beside: ['hand'] };
  const scene = table({
    zones: ['hand', 'screen'].map((stem) => ({ id: `${stem}.0`, kind: 'row' as const, name: '', own: 0 })),
  });

  it('stay with the board on a phone only', () => {
    const desk = areas(scene, skin);
    expect([desk.mine.flat().length, desk.beside.length]).toEqual([2, 0]);
    const phone = areas(scene, skin, true);
    expect([phone.mine.flat().map((zone) => zone.id), phone.beside.map((zone) => zone.id)]).toEqual([['screen.0'], ['hand.0']]);
  });
});
