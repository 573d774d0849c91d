import type { Stroke } from './chart-drawing.ts';
import { classes, type Figure, figure, type Marks, markOf } from './chart-figure.ts';
import { lineOf } from './chart-figure-line.ts';
import { faces } from './chart-measure.ts';
import { headOf, wayOf } from './chart-way.ts';

/** The more often a line was taken, the thicker it is: each step is four times as often. */
const thickness = (count: number) => `thick-${Math.min(4, 1 + Math.floor(Math.log2(count) / 2))}`;

export const strokeOf = (stroke: Stroke, marks: Marks): Figure => {
  const { counts } = marks;
  const count = counts && stroke.arrows.reduce((sum, arrow) => sum + (counts[arrow] ?? 0), 0);
  const marked = stroke.arrows.map((arrow) => markOf(arrow, marks)).join(' ');
  const isUncovered = count === 0 && stroke.arrows.length > 0;
  return figure(
    'g',
    {
      class: classes(
        'stroke',
        stroke.kind ?? 'mixed',
        stroke.label === null && 'begin',
        isUncovered && 'is-uncovered',
        marked,
      ),
      'data-stroke': stroke.id,
    },
    ...stroke.ways.map((points) =>
      figure('path', {
        class: classes('way', count ? thickness(count) : null),
        d: wayOf(points),
      }),
    ),
    ...stroke.ways.slice(-1).map((points) => figure('path', { class: 'head', d: headOf(points) })),
  );
};

export const labelOf = ({ label, id, kind }: Stroke, marks: Marks): readonly Figure[] =>
  label === null
    ? []
    : [
        figure(
          'g',
          { class: classes('label', kind), 'data-stroke': id },
          figure('rect', {
            class: 'sheet',
            x: label.x,
            y: label.y,
            width: label.width,
            height: label.height,
            rx: faces.code.size / 2,
          }),
          ...label.lines.flatMap((line) => lineOf(line, marks)),
        ),
      ];
