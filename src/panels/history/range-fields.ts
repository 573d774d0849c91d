import type { RangeFinding } from '#domain/time/date-range.ts';

export type RangeField = RangeFinding['field'];

/** What the days of a range are reached by. */
export const fieldIds = { first: 'history-first', last: 'history-last' } as const satisfies Record<
  RangeField,
  string
>;
