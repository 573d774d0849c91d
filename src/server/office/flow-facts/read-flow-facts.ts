import { readFlowFacts as call } from '#contract/operations/flow-facts.ts';
import { isRealDay } from '#domain/time/birth-date.ts';
import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { csvOf } from './csv.ts';

const file = /^([a-z][a-z0-9-]{0,39})\.csv$/;

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

type Hours = { readonly from: number; readonly until: number };

type Count = { readonly transition: string; readonly count: number };

const sourceOf = ({ transition }: Count): string => transition.split('|', 1)[0] ?? '';

const rowsOf = (flow: string, counts: readonly Count[]): readonly (readonly (string | number)[])[] => {
  const left = new Map<string, number>();
  for (const counted of counts) {
    left.set(sourceOf(counted), counted.count + (left.get(sourceOf(counted)) ?? 0));
  }
  return counts.map((counted) => {
    const [source = '', event = '', branch = ''] = counted.transition.split('|');
    const share = counted.count / (left.get(source) ?? counted.count);
    return [flow, counted.transition, source, event, branch, counted.count, share.toFixed(4)];
  });
};

/** From the first instant of one day to the last of another; null where a day is none, or the last before the first. */
const hoursIn = ({ first = '', last = '' }: Readonly<Record<string, string>>): Hours | null => {
  if (first === '' && last === '') return { from: 0, until: Number.MAX_SAFE_INTEGER };
  if (![first, last].every((day) => isoDay.test(day) && isRealDay(day)) || last < first) return null;
  return { from: startOfDay(dayNumberOf(first)), until: startOfDay(dayNumberOf(last) + 1) };
};

/** The counts of one flow over the hours that are asked for, as a table for analysts. */
export const readFlowFacts = operation(
  call,
  async ({ params, query }, { db }) => {
    const flow = file.exec(params.file ?? '')?.[1];
    if (flow === undefined) {
      return refused('not-found');
    }
    const hours = hoursIn(query);
    if (hours === null) {
      return refused('range-wrong');
    }
    const counts = await db
      .selectFrom('flow_fact')
      .select((row) => ['transition', row.fn.sum<string>('count').as('count')])
      .where('flow', '=', flow)
      .where('hour', '>=', hours.from)
      .where('hour', '<', hours.until)
      .groupBy('transition')
      .orderBy('transition')
      .execute();
    const rows = rowsOf(
      flow,
      counts.map(({ transition, count }) => ({ transition, count: Number(count) })),
    );
    return granted(
      csvOf(['flow', 'transition', 'source', 'event', 'branch', 'count', 'share_of_source'], rows),
    );
  },
  'text/csv',
);
