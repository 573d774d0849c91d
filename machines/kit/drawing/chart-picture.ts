import type { Drawing } from './chart-drawing.ts';
import { type Figure, figure, type Marks, unmarked } from './chart-figure.ts';
import { boxOf, headingOf, lastedOf } from './chart-figure-box.ts';
import { countOf } from './chart-figure-line.ts';
import { labelOf, strokeOf } from './chart-figure-stroke.ts';

const worded = ({ boxes, strokes }: Drawing) => [
  ...boxes,
  ...strokes.flatMap(({ label }) => (label ? [label] : [])),
];

/** Boxes from outside in, then lines, then labels above everything they might touch. */
export const pictureOf = (drawing: Drawing, marks: Marks = unmarked): Figure =>
  figure(
    'svg',
    {
      class: 'chart',
      viewBox: `0 0 ${drawing.width} ${drawing.height}`,
      width: drawing.width,
      height: drawing.height,
    },
    ...drawing.boxes.toSorted((a, b) => a.depth - b.depth).map((box) => boxOf(box, marks)),
    ...drawing.strokes.map((stroke) => strokeOf(stroke, marks)),
    ...drawing.dots.map(({ x, y }) => figure('circle', { class: 'dot', cx: x, cy: y, r: 6 })),
    ...drawing.boxes.flatMap((box) => headingOf(box, marks)),
    ...drawing.strokes.flatMap((stroke) => labelOf(stroke, marks)),
    ...drawing.boxes.flatMap((box) => lastedOf(box, marks)),
    ...worded(drawing).flatMap(({ lines, x }) => lines.flatMap((line) => countOf(line, marks, x))),
  );
