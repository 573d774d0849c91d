import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '#server/platform/store/tables.ts';
import type { PlannedExtra, WantedExtra } from './planned-extras.ts';
import { recordEvent } from './record-event.ts';

type Order = Tables['ticket_order'];

const wantedExtras = z.array(z.object({ ticketNumber: z.string(), ssrId: z.int() }));

export const extrasOf = ({ wanted }: Pick<Order, 'wanted'>): readonly WantedExtra[] =>
  wantedExtras.parse(JSON.parse(wanted));

/** From now on the tickets carry the extras. */
export const carryOutExtras = async (
  within: Transaction<Tables>,
  { id: order, locator }: Pick<Order, 'id' | 'locator'>,
  planned: readonly PlannedExtra[],
  payment: string | null,
  now: number,
): Promise<void> => {
  await within
    .insertInto('ticket_service')
    .values(
      planned.map(({ ticketNumber, ssrId, price }) => ({
        ticket: ticketNumber,
        service: ssrId,
        order_id: order,
        amount: price,
        sold_at: now,
      })),
    )
    .execute();
  await within.updateTable('ticket_order').set({ status: 'done', payment }).where('id', '=', order).execute();
  const tickets = [...new Set(planned.map(({ ticketNumber }) => ticketNumber))];
  await recordEvent(within, { locator, action: 'services-added', tickets, session: null }, now);
};
