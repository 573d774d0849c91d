import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTicketStatusAt } from '#domain/open-ticket.ts';
import { wrongFieldsOf } from '#domain/payment-card.ts';
import { bookTicket } from '#test/support/bought-ticket.ts';
import { cards, openTickets } from '#test/support/edges/money-edges.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { sellBooking } from '#test/support/sold-booking.ts';
import { postTo } from '#test/support/visitors.ts';

let shop: TestShop;
let booked: Awaited<ReturnType<typeof bookTicket>>;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  booked = await bookTicket(shop);
});
afterAll(() => shop.end());

describe('[V-33] a card, judged by its fields’ rule and by the bank that is sent it', () => {
  test.each(cards)('%s: %s', async (_, verdict, card) => {
    const { clock, settings } = shop.open.house;
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

/** A coupon of Yılmaz that was used, cancelled or neither, and ends at an hour. */
const couponOf = async (kept: 'cancelled' | 'unused' | 'used', expiresAt: number): Promise<string> => {
  const sold = await sellBooking(shop, { tickets: [{ amount: 5_000 }] });
  const asked = { pnr: sold.locator, ticketNumbers: sold.numbers };
  const { body } = await postTo(shop, '/crs/open-tickets/create', asked, { cookie: sold.cookie });
  const number: string = body.openTickets[0].couponNumber;
  await shop.open.house.db
    .updateTable('open_ticket')
    .set({ status: kept, expires_at: expiresAt })
    .where('number', '=', number)
    .execute();
  return number;
};

describe('[V-34] an open ticket to pay with, judged by page and server', () => {
  test.each(openTickets)('%s: %s', async (_, verdict, { kept, expiresIn }) => {
    const { clock } = shop.open.house;
    const expiresAt = clock.now() + expiresIn;
    const number = await couponOf(kept, expiresAt);
    const ofPage = openTicketStatusAt(kept, expiresAt, clock.now()) === 'unused' ? 'taken' : 'refused';
    const asked = { pnr: booked.locator, couponNumbers: [number], lastName: 'Yılmaz' };
    const { status } = await postTo(shop, '/crs/open-tickets/choose', asked, { cookie: booked.cookie });
    expect([ofPage, status === 200 ? 'taken' : 'refused']).toEqual([verdict, verdict]);
  });
});
