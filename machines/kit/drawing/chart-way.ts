import type { Point } from './chart-engine.ts';

const bend = 7;
const toward = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: Math.round((from.x + ((to.x - from.x) / whole) * length) * 10) / 10,
    y: Math.round((from.y + ((to.y - from.y) / whole) * length) * 10) / 10,
  };
};
const between = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);

/** A way with its corners rounded. */
export const wayOf = (points: readonly Point[]): string =>
  points
    .map((point, at) => {
      const before = points[at - 1];
      const after = points[at + 1];
      if (!before) return `M${point.x} ${point.y}`;
      if (!after) return `L${point.x} ${point.y}`;
      const radius = Math.min(bend, between(before, point) / 2, between(point, after) / 2);
      const into = toward(point, before, radius);
      const out = toward(point, after, radius);
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`;
    })
    .join('');

/** The head of an arrow at the end of its way. */
export const headOf = (points: readonly Point[]): string => {
  const tip = points.at(-1);
  const from = points.at(-2);
  if (!tip || !from) return '';
  const back = toward(tip, from, 9);
  const side = { x: ((tip.y - back.y) / 9) * 4, y: ((back.x - tip.x) / 9) * 4 };
  return `M${tip.x} ${tip.y}L${back.x + side.x} ${back.y + side.y}L${back.x - side.x} ${back.y - side.y}Z`;
};
