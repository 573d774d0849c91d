import { move } from '#server/sale/settlement/movements.ts';
import type { SoldBooking, SoldIn } from '../shop/sold-booking.ts';

type Extra = {
  readonly tickets: readonly string[];
  /** Of each, and what was paid for all of them together. */
  readonly price: number;
  readonly paid: number;
  readonly extra?: number;
};

/** An extra service for tickets, paid by a payment of its own and laid into the store as its desk leaves it. */
export const buyExtra = async (
  { open }: SoldIn,
  { locator }: SoldBooking,
  { tickets, price, paid, extra = 6 }: Extra,
): Promise<string> => {
  const { db, clock } = open.app;
  const now = clock.now();
  const [payment, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const purpose = 'extra-services' as const;
  await db
    .insertInto('settlement')
    .values({
      id: payment,
      key: id,
      purpose,
      subject: id,
      locator,
      amount: paid,
      means: 'card',
      token: null,
      state: 'notified',
      context: '{}',
      port: null,
      input: null,
      ask_at: now,
      tries: 0,
      at_rest: true,
      moved_at: now,
      trail: '[]',
      revision: 1,
      begun_at: now,
    })
    .execute();
  const wanted = JSON.stringify(tickets.map((ticketNumber) => ({ ticketNumber, ssrId: extra })));
  const made = { made_at: now, deadline: now, status: 'done' as const, payment };
  await db
    .insertInto('ticket_order')
    .values({ id, purpose, locator, wanted, amount: price * tickets.length, ...made })
    .execute();
  const had = { service: extra, order_id: id, amount: price, sold_at: now };
  await db
    .insertInto('ticket_service')
    .values(tickets.map((ticket) => ({ ticket, ...had })))
    .execute();
  for (const kind of ['captured', 'ticketed'] as const) {
    await move(db, { payment, key: 'settlement', kind, amount: paid }, now);
  }
  return payment;
};
