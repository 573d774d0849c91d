import { expect, test } from 'vitest';
import { fitting, readable, stepped } from '#atlas/picture/zoom.ts';
import type { Drawing } from '#machines/kit/drawing/chart-drawing.ts';

const drawing = (width: number): Drawing => ({
  hash: '0',
  width,
  height: 1_000,
  boxes: [],
  dots: [],
  strokes: [],
});

const window = (width: number, height = 500) => ({ width, height });

test('all of a chart is seen at first, the widest and the highest, on a desk and on a phone', () => {
  const seen = [window(871), window(320, 200)].map((room) => {
    const zoom = fitting(drawing(4_439), room);
    return [Math.round(4_439 * zoom), Math.round(1_000 * zoom)];
  });
  expect(seen).toEqual([
    [871, 196],
    [320, 72],
  ]);
  expect(Math.round(1_000 * fitting(drawing(400), window(871, 300)))).toBe(300);
});

test('what is small is not drawn larger than life, nor is anything before the window was measured', () => {
  expect([fitting(drawing(100), window(871, 2_000)), fitting(drawing(4_439), window(0, 0))]).toEqual([1, 1]);
});

test('a step in and a step out lead back, also from where all is seen', () => {
  const all = fitting(drawing(4_439), window(320));
  expect(stepped(stepped(all, 'in'), 'out')).toBeCloseTo(all);
});

test('what is asked to be read is neither too small for words nor larger than life', () => {
  expect([
    readable(drawing(4_439), window(320)),
    readable(drawing(100), window(320)),
    readable(drawing(400), window(320)),
  ]).toEqual([0.7, 1, 0.8]);
});
