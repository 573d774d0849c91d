import { tokenFor } from '#server/counterparts/bank/cards.ts';
import type { TestShop } from '../open-test-shop.ts';
import { bodyForOne, type Ride } from './bookings.ts';
import { newAddress, postTo } from './visitors.ts';

const year = 365 * 86_400_000;

/** A card whose holder has shown already that it is theirs: the bank asks for nothing more. */
export const provedCard = ({ open }: TestShop): Promise<string> => {
  const { db, clock } = open.app;
  const now = clock.now();
  return tokenFor(db, { name: 'credit-card', lastFour: '0018', isProved: true, goodUntil: now + year }, now);
};

export type BoughtTicket = {
  readonly locator: string;
  readonly number: string;
  readonly cookie: string;
  readonly ride: Ride;
  readonly seat: string;
  /** In lira. */
  readonly price: number;
};

/** A sale that waits for its money, made by a browser of its own. */
export const bookTicket = async (
  shop: TestShop,
  of: Parameters<typeof bodyForOne>[1] = {},
): Promise<Omit<BoughtTicket, 'number'>> => {
  const { ride, held, body } = await bodyForOne(shop, of);
  const made = await shop.askJson('/crs/rail-booking/create-pnr', body, newAddress());
  const { locator } = await made.json();
  const [cookie = ''] = (made.headers.getSetCookie()[0] ?? '').split(';');
  const { amount } = await shop.open.app.db
    .selectFrom('booking')
    .select('amount')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  return { locator, cookie, ride, seat: held.seat, price: amount / 100 };
};

/** A ticket as a passenger buys it: held, booked and paid by card over the wire. */
export const buyTicket = async (
  shop: TestShop,
  of: Parameters<typeof bodyForOne>[1] = {},
): Promise<BoughtTicket> => {
  const booked = await bookTicket(shop, of);
  const { locator, cookie, price: totalPrice } = booked;
  const paid = await postTo(
    shop,
    '/crs/rail-booking/v2/issue-ticket-3D',
    { locator, totalPrice, cardToken: await provedCard(shop), idempotencyKey: locator },
    { cookie },
  );
  const { db, payments } = shop.open.app;
  const paymentState = await payments.proceed(paid.body.enrollReference);
  if (paymentState?.status !== 'ticketed') throw new Error(`Not ticketed: ${JSON.stringify(paid.body)}`);
  const { number } = await db
    .selectFrom('ticket')
    .select('number')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  return { ...booked, number };
};
