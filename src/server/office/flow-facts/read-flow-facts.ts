import { readFlowFacts as call } from '#contract/operations/flow-facts.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/sale/context/operation.ts';
import { csvOf } from './csv.ts';
import { hoursIn } from './hours-in.ts';

const file = /^([a-z][a-z0-9-]{0,39})\.csv$/;

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
