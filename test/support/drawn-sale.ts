import { move } from '#server/settlement/movements.ts';
import type { TestShop } from './open-test-shop.ts';
import { payByOpenTicket, refundBefore, type SoldBooking, sellBooking } from './sold-booking.ts';
import { buyExtra } from './sold-extras.ts';

/** A sale whose tickets may be acted on, and every payment that stands behind it. */
export type DrawnSale = { readonly sold: SoldBooking; readonly payments: readonly string[] };

const hour = 3_600_000;
const day = 24 * hour;

type Amounts = readonly { readonly amount: number }[];

/** The second ticket came from the first by a change; a dearer one was paid for by another payment. */
const changeFirst = async (shop: TestShop, sold: SoldBooking, [first, second]: Amounts): Promise<string> => {
  const { db, clock } = shop.open.house;
  const [before = '', after = ''] = sold.numbers;
  const payment = crypto.randomUUID();
  const ticket = db.updateTable('ticket');
  await ticket.set({ status: 'changed' }).where('number', '=', before).execute();
  const made = { master_ticket: before, changes: 1, payment, issued_at: clock.now() + 1 };
  await ticket.set(made).where('number', '=', after).execute();
  const added = Math.max(0, (second?.amount ?? 0) - (first?.amount ?? 0));
  for (const kind of ['captured', 'ticketed'] as const) {
    await move(db, { payment, key: 'settlement', kind, amount: added }, clock.now());
  }
  return payment;
};

/** Tickets of any hour, type and price, paid by card and open ticket, changed, with a meal bought at a promotion, or partly given back before. */
export const drawSale = async (shop: TestShop, chance: () => number): Promise<DrawnSale> => {
  const below = (end: number) => Math.floor(chance() * end);
  const now = shop.open.house.clock.now();
  const tickets = Array.from({ length: 1 + below(3) }, () => ({
    departure: now + below(60) * hour,
    amount: below(200_000),
    fare_family: chance() < 0.5 ? ('FLEX' as const) : ('STANDART' as const),
  }));
  const made = await sellBooking(shop, { tickets });
  const paid = tickets.reduce((sum, { amount }) => sum + amount, 0);
  const payments = [made.payment];
  if (paid > 0 && chance() < 0.2) await refundBefore(shop, made, 1 + below(paid));
  const isChanged = tickets.length > 1 && chance() < 0.3;
  if (isChanged) payments.push(await changeFirst(shop, made, tickets));
  const sold = isChanged ? { ...made, numbers: made.numbers.slice(1) } : made;
  if (paid > 0 && chance() < 0.3) {
    const part = { used: 1 + below(paid), expiresAt: now + (1 + below(300)) * day };
    await payByOpenTicket(shop, made, part);
  }
  if (chance() < 0.3) {
    const price = 15_000;
    payments.push(await buyExtra(shop, made, { tickets: sold.numbers, price, paid: below(price) }));
  }
  return { sold, payments };
};
