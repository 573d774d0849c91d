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

test('the widest chart fits a desk’s frame and a phone’s', () => {
  expect([871, 320].map((room) => Math.round(4_439 * fitting(drawing(4_439), room)))).toEqual([871, 320]);
});

test('a step in and a step out lead back, also from where all is seen', () => {
  const all = fitting(drawing(4_439), 320);
  expect(stepped(stepped(all, 'in'), 'out')).toBeCloseTo(all);
});

test('what is read at first is neither too small for words nor larger than life', () => {
  expect([readable(drawing(4_439), 320), readable(drawing(100), 320), readable(drawing(400), 320)]).toEqual([
    0.7, 1, 0.8,
  ]);
});
