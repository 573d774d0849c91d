import type { RangeProblem } from '#domain/time/date-range.ts';

export type RangeField = RangeProblem['field'];

/** What the days of a range are reached by. */
export const fieldIds = { first: 'history-first', last: 'history-last' } as const satisfies Record<
  RangeField,
  string
>;
