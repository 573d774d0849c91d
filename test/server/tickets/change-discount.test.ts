import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { fullFare, newBench } from '../../support/shop/bookings.ts';
import { bookTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import {
  type BoughtParty,
  buyParty,
  changeParty,
  holdAll,
  orderChange,
  ticketsOfParty,
} from '../../support/sold/bought-party.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const changeOnWire = 2;

const buy = (count: 1 | 2): Promise<BoughtParty> => {
  const { ride, seats } = newBench(shop);
  return buyParty(
    shop,
    ride,
    seats.slice(0, count).map((seat) => ({ seat })),
  );
};

/** Dearer places for the tickets of a party. */
const dearer = async (tickets: readonly string[]) => {
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass: 'C' });
  const members = seats.slice(0, tickets.length).map((seat) => ({ seat }));
  const held = await holdAll(shop, ride, members);
  const fare = Math.round(fullFare(shop, ride, 'C') * 100);
  return { fare, moved: held.map((place, index) => ({ ticket: tickets[index], ride, held: place })) };
};

/** What a code takes off of a purchase, in kuruş, and what is left to pay, in lira. */
const promoted = async (subject: string, purpose: string, cookie: string, code = 'SEFER10') => {
  const { body } = await postTo(
    shop,
    '/tms/payment/promotion/activate',
    { locator: subject, purpose, code },
    { cookie },
  );
  return { discount: Math.round(body.discount * 100), toPay: body.toPay };
};

/** Lays a change down, puts a promotion on it and pays what is left. */
const changeWithPromotion = async (
  bought: BoughtParty,
  moved: Parameters<typeof orderChange>[2],
): Promise<{ readonly discount: number; readonly status: string | undefined }> => {
  const { orderNumber: order } = await orderChange(shop, bought, moved);
  const { discount, toPay } = await promoted(order, 'change', bought.cookie);
  const paying = { kartTokeni: await provedCard(shop), toplamBiletTutari: toPay };
  const body = { islemTipi: changeOnWire, pnr: order, denemeNo: 'less', biletRezOdemeBilgileri: paying };
  const paid = await postTo(shop, '/odeme/vbEnrollControl', body, { cookie: bought.cookie });
  return { discount, status: (await shop.open.app.payments.proceed(paid.body.enrollReference))?.status };
};

const validOf = async (bought: Pick<BoughtParty, 'locator'>) =>
  (await ticketsOfParty(shop, bought)).filter(({ status }) => status === 'valid');

const sum = (amounts: readonly number[]): number => amounts.reduce((whole, amount) => whole + amount, 0);

const linesOf = async (ticket: string): Promise<number> => {
  const rows = await shop.open.app.db
    .selectFrom('price_line')
    .select('amount')
    .where('ticket', '=', ticket)
    .execute();
  return sum(rows.map(({ amount }) => amount));
};

const worthOfBooking = async ({ locator }: Pick<BoughtParty, 'locator'>): Promise<number> => {
  const { amount } = await shop.open.app.db
    .selectFrom('booking')
    .select('amount')
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  return amount;
};

const giveBack = ({ locator: pnr, cookie }: BoughtParty, ticketNumbers: readonly string[]) =>
  postTo(shop, '/crs/rail-booking/v2/ticket-cancellation-perform', { pnr, ticketNumbers }, { cookie });

describe('[E-13] [S-18] a promotion on a change', () => {
  test.each([1, 2] as const)(
    'lessens the %i changed tickets by what it took off, no more and no less',
    async (count) => {
      const bought = await buy(count);
      const { fare, moved } = await dearer(bought.tickets);
      const { discount, status } = await changeWithPromotion(bought, moved);
      const tickets = await validOf(bought);
      expect([status, discount > 0, tickets.length]).toEqual(['ticketed', true, count]);
      const amounts = tickets.map(({ amount }) => amount);
      expect(sum(amounts)).toBe(count * fare - discount);
      expect(Math.max(...amounts) - Math.min(...amounts)).toBeLessThanOrEqual(1);
      expect(await Promise.all(tickets.map(({ number }) => linesOf(number)))).toEqual(amounts);
      expect(await worthOfBooking(bought)).toBe(sum(amounts));
      expect((await booksOf(shop.open.app.db)).difference).toBe(0);
    },
  );

  test('and given back such a ticket brings its share of what it is worth, all of it money that was paid', async () => {
    const bought = await buy(1);
    const { moved } = await dearer(bought.tickets);
    await changeWithPromotion(bought, moved);
    const [ticket] = await validOf(bought);
    const { body } = await giveBack(bought, [ticket?.number ?? '']);
    const [returned] = body.tickets;
    expect([Math.round(body.totalRefund * 100), returned.paymentType]).toEqual([
      Math.round((ticket?.amount ?? 0) * 0.9),
      'CARD',
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('and what is changed again is reckoned from what it is worth', async () => {
    const bought = await buy(1);
    const { moved } = await dearer(bought.tickets);
    await changeWithPromotion(bought, moved);
    const [ticket] = await validOf(bought);
    const next = await dearer([ticket?.number ?? '']);
    expect(await changeParty(shop, bought, next.moved)).toBe('ticketed');
    const [now] = await validOf(bought);
    expect([now?.amount, await worthOfBooking(bought)]).toEqual([next.fare, next.fare]);
    const paid = await shop.open.app.db
      .selectFrom('settlement')
      .select('amount')
      .where('locator', '=', bought.locator)
      .where('at_rest', '=', true)
      .orderBy('begun_at', 'desc')
      .executeTakeFirstOrThrow();
    const fee = await shop.open.app.db
      .selectFrom('deduction_line')
      .select('amount')
      .where('ticket', '=', ticket?.number ?? '')
      .executeTakeFirstOrThrow();
    expect(paid.amount).toBe(next.fare - (ticket?.amount ?? 0) + fee.amount);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });
});

test('[E-13] [S-18] a ticket bought with a promotion is worth the whole price once its change is paid', async () => {
  const booked = await bookTicket(shop);
  const { locator, cookie, ride } = booked;
  const { toPay, discount } = await promoted(locator, 'sale', cookie);
  const paying = { locator, totalPrice: toPay, cardToken: await provedCard(shop) };
  const paid = await postTo(shop, '/crs/rail-booking/v2/issue-ticket-3D', paying, { cookie });
  await shop.open.app.payments.proceed(paid.body.enrollReference);
  const [before] = await validOf(booked);
  expect(before?.amount).toBe(Math.round(booked.price * 100) - discount);
  const bought = { locator, cookie, ride, tickets: [before?.number ?? ''] };
  const { fare, moved } = await dearer(bought.tickets);
  expect(await changeParty(shop, bought, moved)).toBe('ticketed');
  const [after] = await validOf(booked);
  expect([after?.amount, await worthOfBooking(booked)]).toEqual([fare, fare]);
  const { body } = await giveBack(bought, [after?.number ?? '']);
  expect(Math.round(body.totalRefund * 100)).toBe(Math.round(fare * 0.9));
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
});
