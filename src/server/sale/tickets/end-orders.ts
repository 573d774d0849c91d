import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { holdKeyOf } from '#server/sale/holds/hold-id.ts';
import { extrasOf } from './carry-out-extras.ts';
import { changesOf, letOrderGo } from './change-order.ts';

type Within = Transaction<Tables>;
type Order = Tables['ticket_order'];

/** Orders are locked before their booking, as their desks lock them. */
export const lockedOpenOrders = (within: Within, locator: string): Promise<Order[]> =>
  within
    .selectFrom('ticket_order')
    .selectAll()
    .where('locator', '=', locator)
    .where('status', '=', 'open')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Bookings somebody would change to a run, once it is paid for. */
export const locatorsChangingTo = async (
  db: Pick<Within, 'selectFrom'>,
  runId: number,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('ticket_order')
    .innerJoin('seat_hold', 'seat_hold.booking', 'ticket_order.id')
    .select('ticket_order.locator')
    .distinct()
    .where('seat_hold.run_id', '=', runId)
    .where('ticket_order.status', '=', 'open')
    .execute();
  return rows.map(({ locator }) => locator);
};

/** The places a change would take. */
export const placesOf = (order: Order) =>
  changesOf(order).flatMap(({ allocationId }) => holdKeyOf(allocationId) ?? []);

const ticketsIn = (order: Order): readonly string[] =>
  (order.purpose === 'change' ? changesOf(order) : extrasOf(order)).map(({ ticketNumber }) => ticketNumber);

/** Lets go what was laid down for a run or for tickets that no longer hold, and says how much of it still waited for its money. */
export const endOrders = async (
  within: Within,
  orders: readonly Order[],
  { runId, tickets }: { readonly runId: number; readonly tickets: readonly string[] },
  now: number,
): Promise<number> => {
  const ended = orders.filter(
    (order) =>
      ticketsIn(order).some((ticket) => tickets.includes(ticket)) ||
      (order.purpose === 'change' && placesOf(order).some((place) => place.runId === runId)),
  );
  for (const { id } of ended) await letOrderGo(within, id, now);
  return ended.filter(({ deadline }) => deadline > now).length;
};
