import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { bookTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const couponOf = async (lira: number, surname = 'YILMAZ'): Promise<string> => {
  const sold = await sellBooking(shop, { surname, tickets: [{ amount: lira * 100 }] });
  const { body } = await postTo(
    shop,
    '/crs/open-tickets/create',
    { pnr: sold.locator, ticketNumbers: sold.numbers },
    { cookie: sold.cookie },
  );
  return body.openTickets[0].couponNumber;
};

type Booked = { readonly locator: string; readonly cookie: string; readonly price: number };

/** A sale of Ayşe Yılmaz that waits for its money. */
const book = (): Promise<Booked> => bookTicket(shop);

const choose = ({ locator, cookie }: Booked, couponNumbers: readonly string[], lastName = 'Yılmaz') =>
  postTo(shop, '/crs/open-tickets/choose', { pnr: locator, couponNumbers, lastName }, { cookie });

const payRest = async ({ locator, cookie }: Booked, totalPrice: number) => {
  const { body } = await postTo(
    shop,
    '/crs/rail-booking/v2/issue-ticket-3D',
    { locator, totalPrice, cardToken: await provedCard(shop), idempotencyKey: `${locator}${totalPrice}` },
    { cookie },
  );
  if (body.enrollReference === undefined) return body.type;
  return (await shop.open.app.payments.proceed(body.enrollReference))?.status;
};

const payAlone = ({ locator, cookie }: Booked) =>
  postTo(shop, '/crs/open-tickets/pay', { pnr: locator }, { cookie });

const giveBackTicket = ({ locator, cookie }: Booked, number: string) =>
  postTo(
    shop,
    '/crs/rail-booking/v2/ticket-cancellation-perform',
    { pnr: locator, ticketNumbers: [number] },
    { cookie },
  );

const statusOf = async (number: string) =>
  (
    await shop.open.app.db
      .selectFrom('open_ticket')
      .select('status')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).status;

const ticketStatus = async ({ locator }: Booked) =>
  (
    await shop.open.app.db
      .selectFrom('ticket')
      .select('status')
      .where('locator', '=', locator)
      .executeTakeFirstOrThrow()
  ).status;

describe('[P-15] open tickets pay', () => {
  test('a part: the card pays the rest, and the coupon is used when both have paid', async () => {
    const booked = await book();
    const coupon = await couponOf(50);
    const chosen = await choose(booked, [coupon]);
    expect([chosen.status, chosen.body.paid, chosen.body.lost, chosen.body.amountDue]).toEqual([
      200,
      50,
      0,
      booked.price - 50,
    ]);
    expect([await statusOf(coupon), await payRest(booked, booked.price)]).toEqual(['unused', 'amount-wrong']);
    expect(await payRest(booked, booked.price - 50)).toBe('ticketed');
    expect([await statusOf(coupon), await ticketStatus(booked)]).toEqual(['used', 'valid']);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[S-19] [K-04] all of it: what is left of the coupon is lost, as was said before', async () => {
    const booked = await book();
    const coupon = await couponOf(booked.price + 100);
    const chosen = await choose(booked, [coupon]);
    expect([chosen.body.amountDue, chosen.body.lost]).toEqual([0, 100]);
    const paid = await payAlone(booked);
    expect([paid.status, await statusOf(coupon), await ticketStatus(booked)]).toEqual([200, 'used', 'valid']);
    const { lost } = await shop.open.app.db
      .selectFrom('open_ticket_use')
      .select('lost')
      .where('number', '=', coupon)
      .executeTakeFirstOrThrow();
    expect(lost).toBe(10_000);
    expect((await payAlone(booked)).body.type).toBe('not-in-this-status');
  });

  test('[E-07] nothing, where the seat is held no longer: that is said, and the coupon is as good as before', async () => {
    const booked = await book();
    const coupon = await couponOf(booked.price);
    const before = await statusOf(coupon);
    await choose(booked, [coupon]);
    await shop.open.app.db
      .updateTable('seat_hold')
      .set({ deadline: 0 })
      .where('booking', '=', booked.locator)
      .execute();
    const { body } = await payAlone(booked);
    expect([body.type, await statusOf(coupon), await ticketStatus(booked)]).toEqual([
      'selection-time-expired',
      before,
      'unissued',
    ]);
  });

  test('[S-19] a ticket paid so brings no money when it is given back, and an open ticket instead', async () => {
    const booked = await book();
    await choose(booked, [await couponOf(booked.price)]);
    await payAlone(booked);
    const { number } = await shop.open.app.db
      .selectFrom('ticket')
      .select('number')
      .where('locator', '=', booked.locator)
      .executeTakeFirstOrThrow();
    const { body } = await giveBackTicket(booked, number);
    const [ticket] = body.tickets;
    expect([ticket.moneyAmount, ticket.paymentType, ticket.openTicketAmount]).toEqual([
      0,
      'NONE',
      ticket.refundAmount,
    ]);
    expect(ticket.openTicketNumber).toMatch(/^\d{12}$/);
  });

  test.each([
    ['alone', null],
    ['beside an open ticket', 50],
  ])(
    '[E-13] a promotion code %s: the card pays what is left, once, and keeps the ticket',
    async (_, lira) => {
      const booked = await book();
      if (lira !== null) await choose(booked, [await couponOf(lira)]);
      const promoted = await shop.askJson(
        '/tms/payment/promotion/activate',
        { locator: booked.locator, code: 'SEFER10' },
        { cookie: booked.cookie },
      );
      const { price, discount, toPay } = await promoted.json();
      expect([price, discount > 0]).toEqual([booked.price - (lira ?? 0), true]);
      expect(await payRest(booked, toPay)).toBe('ticketed');
      expect(await ticketStatus(booked)).toBe('valid');
      expect((await booksOf(shop.open.app.db)).difference).toBe(0);
    },
  );

  test('[E-13] a ticket bought with a promotion gives back no more than was paid, and no cash', async () => {
    const booked = await book();
    const { db } = shop.open.app;
    const code = { locator: booked.locator, code: 'SEFER10' };
    const { toPay } = await (
      await shop.askJson('/tms/payment/promotion/activate', code, { cookie: booked.cookie })
    ).json();
    expect(await payRest(booked, toPay)).toBe('ticketed');
    const { number, amount } = await db
      .selectFrom('ticket')
      .select(['number', 'amount'])
      .where('locator', '=', booked.locator)
      .executeTakeFirstOrThrow();
    const lines = await db.selectFrom('price_line').select('amount').where('ticket', '=', number).execute();
    expect([amount, lines.reduce((sum, line) => sum + line.amount, 0)]).toEqual([
      Math.round(toPay * 100),
      amount,
    ]);
    const { body } = await giveBackTicket(booked, number);
    const [ticket] = body.tickets;
    expect([ticket.paymentType, ticket.couponNumber, ticket.moneyAmount]).toEqual([
      'CARD',
      null,
      Math.round(toPay * 90) / 100,
    ]);
    expect((await booksOf(db)).difference).toBe(0);
  });

  test('[E-13] a promotion code taken away while the card pays: the card’s money goes back', async () => {
    const booked = await book();
    const code = { locator: booked.locator, code: 'SEFER10' };
    const { toPay } = await (
      await shop.askJson('/tms/payment/promotion/activate', code, { cookie: booked.cookie })
    ).json();
    const { db, payments } = shop.open.app;
    const begun = await payments.begin({
      purpose: 'sale',
      subject: booked.locator,
      attempt: 'promotion-away',
      amount: Math.round(toPay * 100),
      means: { kind: 'card', token: await provedCard(shop) },
      by: 'owner',
    });
    if (!begun.ok) throw new Error(begun.refusal);
    await shop.askJson(
      '/tms/payment/promotion/deactivate',
      { locator: booked.locator },
      { cookie: booked.cookie },
    );
    const paymentState = await payments.proceed(begun.value.payment);
    expect([paymentState?.status, await ticketStatus(booked)]).toEqual(['refunded', 'unissued']);
    expect((await booksOf(db)).difference).toBe(0);
  });

  test('one coupon chosen for two bookings pays one of them', async () => {
    const bookings = [await book(), await book()];
    const coupon = await couponOf(Math.max(...bookings.map(({ price }) => price)));
    for (const booked of bookings) await choose(booked, [coupon]);
    const answers = await Promise.all(bookings.map(payAlone));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.find(({ status }) => status !== 200)?.body.type).toBe('open-ticket-used');
  });

  test('a coupon taken away while the card pays: the card’s money goes back', async () => {
    const booked = await book();
    const coupon = await couponOf(50);
    await choose(booked, [coupon]);
    const { body } = await postTo(
      shop,
      '/crs/rail-booking/v2/issue-ticket-3D',
      {
        locator: booked.locator,
        totalPrice: booked.price - 50,
        cardToken: await provedCard(shop),
        idempotencyKey: 'away',
      },
      { cookie: booked.cookie },
    );
    await choose(booked, []);
    const paymentState = await shop.open.app.payments.proceed(body.enrollReference);
    expect([paymentState?.status, await ticketStatus(booked), await statusOf(coupon)]).toEqual([
      'refunded',
      'unissued',
      'unused',
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[V-34] [E-09] a coupon of another name, one nobody has and too little are refused', async () => {
    const booked = await book();
    const other = await couponOf(50, 'DEMİR');
    const answers = [
      await choose(booked, [other]),
      await choose(booked, ['123456789012']),
      await choose({ ...booked, cookie: '' }, [other]),
      await payAlone(booked),
    ];
    expect(answers.map(({ body }) => body.type)).toEqual([
      'open-ticket-not-found',
      'open-ticket-not-found',
      'proof-needed',
      'amount-differs',
    ]);
  });
});
