import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addWalletCard } from '#contract/payments/wallet.ts';
import { couponLookupOf, couponProblems } from '#domain/booking/coupon-lookup.ts';
import { openTicketStatusAt } from '#domain/booking/open-ticket.ts';
import { wrongFieldsOf } from '#domain/fare/payment-card.ts';
import { parseWalletAlias, walletAliasProblemOf } from '#domain/fare/wallet-alias.ts';
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { aliases, cards, openTickets } from '#test/support/edges/money-edges.ts';
import { couponLocators, couponNumbers, couponSurnames } from '#test/support/edges/sought-edges.ts';
import { hour, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bookTicket } from '../../support/shop/bought-ticket.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { newAddress, postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
let booked: Awaited<ReturnType<typeof bookTicket>>;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  booked = await bookTicket(shop);
});
afterAll(() => shop.end());

describe('[V-33] a card, judged by its fields’ rule and by the bank that is sent it', () => {
  test.each(cards)('%s: %s', async (_, verdict, card) => {
    const { clock, settings } = shop.open.app;
    const origin = settings.cardOrigin;
    const answer = await fetch(`${origin}/kart/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ ...card, dil: 'tr' }),
    });
    const ofFields = wrongFieldsOf(card, clock.now()).length === 0 ? 'taken' : 'refused';
    expect([ofFields, answer.ok ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});

const soughtCoupon = async () => {
  const sold = await sellBooking(shop, { tickets: [{ amount: 5_000 }] });
  const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
  const { body } = await postTo(shop, '/crs/open-tickets/create', asked, { cookie: sold.cookie });
  return { locator: sold.locator, number: String(body.openTickets[0].couponNumber) };
};

describe.each([
  ['number', couponNumbers],
  ['PNR', couponLocators],
  ['surname', couponSurnames],
] as const)('[V-18] the %s open tickets are looked up by, judged by page and server', (_, table) => {
  let coupon: Awaited<ReturnType<typeof soughtCoupon>>;
  beforeEach(async () => {
    coupon = await soughtCoupon();
  });

  test.each(table)('%s: %s', async (_name, verdict, { by, number, surname }) => {
    const entered = { by, number: number(coupon[by]), surname };
    const problems = couponProblems(entered);
    const { number: sent, surname: lastName } = problems.length === 0 ? couponLookupOf(entered) : entered;
    const body = by === 'locator' ? { pnr: sent, lastName } : { couponNumber: sent, lastName };
    const { status } = await postTo(shop, '/crs/open-tickets/search', body, newAddress());
    expect([problems.length === 0 ? 'taken' : 'refused', status === 200 ? 'taken' : 'refused']).toEqual([
      verdict,
      verdict,
    ]);
  });
});

/** A coupon of Yılmaz that was used, cancelled or neither, and ends at an hour. */
const couponOf = async (kept: 'cancelled' | 'unused' | 'used', expiresAt: number): Promise<string> => {
  const sold = await sellBooking(shop, { tickets: [{ amount: 5_000 }] });
  const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
  const { body } = await postTo(shop, '/crs/open-tickets/create', asked, { cookie: sold.cookie });
  const number: string = body.openTickets[0].couponNumber;
  await shop.open.app.db
    .updateTable('open_ticket')
    .set({ status: kept, expires_at: expiresAt })
    .where('number', '=', number)
    .execute();
  return number;
};

describe('[V-34] an open ticket to pay with, judged by page and server', () => {
  test.each(openTickets)('%s: %s', async (_, verdict, { kept, expiresIn }) => {
    const { clock } = shop.open.app;
    const expiresAt = clock.now() + expiresIn;
    const number = await couponOf(kept, expiresAt);
    const ofPage = openTicketStatusAt(kept, expiresAt, clock.now()) === 'unused' ? 'taken' : 'refused';
    const asked = { pnr: booked.locator, couponNumbers: [number], lastName: 'Yılmaz' };
    const { status } = await postTo(shop, '/crs/open-tickets/choose', asked, { cookie: booked.cookie });
    expect([ofPage, status === 200 ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});

describe('[V-33] the name of a card in the wallet, judged by page and server', () => {
  test.each(aliases)('%s: %s', async (_, verdict, entered) => {
    const { db, clock } = shop.open.app;
    await moveClock(shop, hour);
    const holder = await memberOf(shop);
    const card = { name: 'good', lastFour: '0018', isProved: false, goodUntil: Date.UTC(2099, 0, 1) };
    const cardToken = await tokenFor(db, card, clock.now());
    const problem = walletAliasProblemOf(entered);
    const alias = problem === null ? parseWalletAlias(entered) : entered;
    const { status } = await postTo(shop, addWalletCard.path, { cardToken, alias }, holder.authorized);
    expect([problem === null ? 'taken' : 'refused', status === 200 ? 'taken' : 'refused']).toEqual([
      verdict,
      verdict,
    ]);
  });
});
