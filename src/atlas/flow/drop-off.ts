import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { csvLine } from '#machines/kit/export/chart-csv.ts';
import type { Traffic } from './traffic.ts';

export type DropOff = {
  readonly arrow: string;
  readonly source: string;
  readonly count: number;
  /** Of all who left the state, how many went this way: 0 to 1. */
  readonly share: number;
};

/** Of those who left a state, how many took each arrow; arrows that nobody took count too. */
export const dropOffIn = ({ arrows }: Chart, traffic: Traffic): readonly DropOff[] =>
  arrows.map(({ id, source }) => {
    const leaving = arrows
      .filter((arrow) => arrow.source === source)
      .reduce((sum, arrow) => sum + (traffic[arrow.id] ?? 0), 0);
    const count = traffic[id] ?? 0;
    return { arrow: id, source, count, share: leaving === 0 ? 0 : count / leaving };
  });

/** How a way stands beside what it was before. */
export type Compared = DropOff & { readonly before: DropOff | null };

/** The same ways in two ranges of days, side by side. */
export const comparedIn = (chart: Chart, traffic: Traffic, before: Traffic | null): readonly Compared[] => {
  const earlier = before === null ? [] : dropOffIn(chart, before);
  return dropOffIn(chart, traffic).map((row, index) => ({ ...row, before: earlier[index] ?? null }));
};

const cellsOf = ({ count, share }: DropOff) => [String(count), share.toFixed(4)];

export const dropOffCsv = (rows: readonly Compared[]): string => {
  const isCompared = rows.some(({ before }) => before !== null);
  return [
    csvLine([
      'state',
      'transition',
      'count',
      'share',
      ...(isCompared ? ['count_before', 'share_before'] : []),
    ]),
    ...rows.map((row) =>
      csvLine([row.source, row.arrow, ...cellsOf(row), ...(row.before === null ? [] : cellsOf(row.before))]),
    ),
    '',
  ].join('\n');
};
