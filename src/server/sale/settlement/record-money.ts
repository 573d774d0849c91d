import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Happening } from './chart-step.ts';
import { move } from './movements.ts';
import { contextOf, type Row } from './settlement-row.ts';

const isGranted = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && 'ok' in output && output.ok === true;

/** Writes down where the money went with an answer, in the transaction that takes the step. */
export const recordMoney = async (
  within: Transaction<Tables>,
  row: Row,
  happening: Happening,
  now: number,
): Promise<void> => {
  if (happening.kind !== 'answered' || !isGranted(happening.output)) return;
  const { amount } = contextOf(row).due;
  const entry = { payment: row.id, key: 'settlement', amount };
  switch (happening.port) {
    case 'captureMoney':
      await move(within, { ...entry, kind: 'captured' }, now);
      return;
    case 'issueTickets':
      await move(within, { ...entry, kind: 'ticketed' }, now);
      return;
    case 'returnMoney':
      // The bank may have taken money without the shop having heard of it.
      await move(within, { ...entry, kind: 'captured' }, now);
      await move(within, { ...entry, kind: 'refunded' }, now);
      return;
  }
};
