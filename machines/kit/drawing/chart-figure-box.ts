import type { Box } from './chart-drawing.ts';
import { classes, type Figure, figure, type Marks, markOf } from './chart-figure.ts';
import { lineOf } from './chart-figure-line.ts';
import { measured } from './chart-measure.ts';

const historyOf = (box: Box): readonly Figure[] => [
  figure('circle', {
    class: 'edge',
    cx: box.x + box.width / 2,
    cy: box.y + box.height / 2,
    r: box.width / 2,
  }),
  figure('text', { class: 'title middle', x: box.x + box.width / 2, y: box.y + box.height / 2 + 5 }, 'H'),
];

const frameOf = ({ x, y, width, height }: Box, inset: number, name: string) =>
  figure('rect', {
    class: name,
    x: x + inset,
    y: y + inset,
    width: width - inset * 2,
    height: height - inset * 2,
    rx: 8 - inset,
  });

const groupOf = (box: Box, name: string, marks: Marks, ...holds: readonly Figure[]) =>
  figure(
    'g',
    {
      class: classes(
        name,
        box.kind,
        box.depth % 2 === 0 && 'even',
        box.isRegion && 'region',
        markOf(box.id, marks),
      ),
      'data-state': box.id,
    },
    ...holds,
  );

const textOf = (box: Box, marks: Marks) => box.lines.flatMap((line) => lineOf(line, marks));

export const boxOf = (box: Box, marks: Marks): Figure => {
  if (box.kind === 'history') return groupOf(box, 'state', marks, ...historyOf(box));
  const { x, y, width, heading } = box;
  return groupOf(
    box,
    'state',
    marks,
    frameOf(box, 0, 'edge'),
    ...(box.kind === 'final' ? [frameOf(box, 3, 'inner-edge')] : []),
    ...(heading === null
      ? textOf(box, marks)
      : [figure('path', { class: 'rule', d: `M${x} ${y + heading.height}h${width}` })]),
  );
};

/** Lines may cross a heading on their way in: they pass behind its words. */
export const headingOf = (box: Box, marks: Marks): readonly Figure[] =>
  box.heading === null
    ? []
    : [
        groupOf(
          box,
          'heading',
          marks,
          figure('rect', {
            class: 'behind',
            x: box.x + 6,
            y: box.y + 5,
            width: box.heading.width + 12,
            height: box.heading.height - 10,
            rx: 4,
          }),
          ...textOf(box, marks),
        ),
      ];

/** How long a state was stood in, on the upper edge of its box; drawn above everything else. */
export const lastedOf = ({ id, x, y, width }: Box, { lasted }: Marks): readonly Figure[] => {
  const text = lasted?.[id];
  if (text === undefined) return [];
  const room = measured(text, 'code') + 14;
  const left = x + width - room - 6;
  return [
    figure(
      'g',
      { class: 'lasted' },
      figure('rect', { x: left, y: y - 9, width: room, height: 18, rx: 9 }),
      figure('text', { x: left + room / 2, y: y + 4, class: 'code middle' }, text),
    ),
  ];
};
