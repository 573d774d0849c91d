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

export const dropOffCsv = (rows: readonly DropOff[]): string =>
  [
    csvLine(['state', 'transition', 'count', 'share']),
    ...rows.map(({ arrow, source, count, share }) =>
      csvLine([source, arrow, String(count), share.toFixed(4)]),
    ),
    '',
  ].join('\n');
