import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import type { TicketRow } from './booking-rows.ts';

/** Frees the places of tickets that hold no more: bought with the booking itself, or by one of its changes. */
export const freePlaces = async (
  within: Transaction<Tables>,
  locator: string,
  tickets: readonly TicketRow[],
  now: number,
): Promise<void> => {
  const holds = tickets.flatMap(({ hold_id }) => hold_id ?? []);
  const changes = await within
    .selectFrom('ticket_order')
    .select('id')
    .where('locator', '=', locator)
    .where('purpose', '=', 'change')
    .where('status', '=', 'done')
    .orderBy('id')
    .execute();
  for (const booking of [locator, ...changes.map(({ id }) => id)]) {
    await holdsInSale.free(within, booking, holds, now);
  }
};
