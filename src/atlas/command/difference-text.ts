import type { ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { arrowText, ownWords } from '#machines/kit/chart/chart-words.ts';
import { type Change, type Difference, isEmpty } from '#machines/kit/chart/difference.ts';

const stateLine = ({ id, description }: ChartState) =>
  `${id}${description === null ? '' : `  ${description}`}`;

const arrowLine = (arrow: ChartArrow) =>
  `${arrow.source}: ${arrowText(arrow, ownWords)} → ${arrow.targets.join(', ') || 'stays'}`;

const linesOf = <Thing>(kind: string, change: Change<Thing>, line: (thing: Thing) => string) => [
  ...change.added.map((thing) => `+ ${kind} ${line(thing)}`),
  ...change.gone.map((thing) => `- ${kind} ${line(thing)}`),
  ...change.changed.flatMap(({ before, after, fields }) => [
    `~ ${kind} ${line(after)}  (${fields.join(', ')})`,
    ...(line(before) === line(after) ? [] : [`    was ${line(before)}`]),
  ]),
];

/** What became of a flow, a line for each state and arrow. */
export const differenceText = (difference: Difference): string =>
  [
    `${difference.flow}: ${difference.before} → ${difference.after}`,
    ...(isEmpty(difference) ? ['Nothing has changed.'] : []),
    ...linesOf('state', difference.states, stateLine),
    ...linesOf('arrow', difference.arrows, arrowLine),
    '',
  ].join('\n');
