import type { PlacedLine } from './chart-drawing.ts';
import { classes, type Figure, figure, type Marks, markOf } from './chart-figure.ts';
import type { Sign } from './chart-lines.ts';
import { measured } from './chart-measure.ts';

const signs: Record<Sign, string> = {
  world: 'M1 4h8M6 1l3 3l-3 3M11 9h-8M6 12l-3 -3l3 -3',
  deadline: 'M6 1a5.5 5.5 0 1 0 .01 0M6 4v3l2 1.5',
  flow: 'M1 1h6v5h-6zM5 7v5h6v-6h-3',
  screen: 'M1 2h10v9h-10zM1 5h10',
  tag: 'M1 6l5 -5h5v5l-5 5zM8.5 3.5h.01',
  inner: 'M2 1v7h8M7 5l3 3l-3 3',
  reenters: 'M10 4a4.5 4.5 0 1 0 .6 3.4M10.5 1v3.4h-3.4',
};

const signOf = ({ sign, x, y }: PlacedLine): readonly Figure[] =>
  sign === null
    ? []
    : [figure('path', { class: 'sign', d: signs[sign], transform: `translate(${x} ${y - 10})` })];

/** How often the arrow of a line was taken, at the edge of its box; drawn above everything else. */
export const countOf = (
  { arrow, face, x, y }: PlacedLine,
  { counts, written }: Marks,
  edge: number,
): readonly Figure[] => {
  if (counts === null || arrow === null || face !== 'cause') return [];
  const text = written(counts[arrow] ?? 0);
  const width = measured(text, 'code') + 8;
  const right = Math.min(edge, x) + 2;
  return [
    figure(
      'g',
      { class: classes('count', (counts[arrow] ?? 0) === 0 && 'is-none') },
      figure('rect', { x: right - width, y: y - 12, width, height: 16, rx: 8 }),
      figure('text', { x: right - width / 2, y, class: 'code' }, text),
    ),
  ];
};

export const lineOf = (line: PlacedLine, marks: Marks): readonly Figure[] => [
  ...signOf(line),
  figure(
    'text',
    {
      class: classes(line.face, line.kind, line.arrow && markOf(line.arrow, marks)),
      x: line.x + (line.sign ? 18 : 0),
      y: line.y,
      ...(line.arrow === null ? {} : { 'data-arrow': line.arrow }),
    },
    line.text,
  ),
];
