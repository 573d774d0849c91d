import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { fullFare, holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { type BoughtTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Place = ReturnType<typeof placeOf>;

type For = Parameters<typeof holdSeat>[3];

const newPlace = async (cabinClass: 'C' | 'Y1' = 'Y1', of: For = {}) => {
  const { ride, seats } = newBench(shop, { daysAhead: 7, cabinClass });
  const held = await holdSeat(shop, ride, seats[0] ?? '', of);
  return { held, place: placeOf(ride, held), fare: fullFare(shop, ride, cabinClass) };
};

const ask = (bought: BoughtTicket, how: string, place: Place, more: Record<string, unknown> = {}) =>
  postTo(
    shop,
    `/crs/rail-booking/v2/ticket-change-${how}`,
    { pnr: bought.locator, changes: [{ ...place, ticketNumber: bought.number }], ...more },
    { cookie: bought.cookie },
  );

const giveBack = ({ locator: pnr, cookie }: BoughtTicket, how: string, ticketNumbers: unknown) =>
  postTo(shop, `/crs/rail-booking/v2/ticket-cancellation-${how}`, { pnr, ticketNumbers }, { cookie });

/** Asks the bank after a payment that was begun, as the browser does when it comes back. */
const statusOf = async ({ enrollReference, type }: { enrollReference?: string; type?: string }) =>
  enrollReference === undefined ? type : (await shop.open.app.payments.proceed(enrollReference))?.status;

const ticketsOf = ({ locator }: BoughtTicket) =>
  shop.open.app.db
    .selectFrom('ticket')
    .select(['number', 'status', 'seat', 'run_id', 'master_ticket', 'changes', 'amount'])
    .where('locator', '=', locator)
    .orderBy('changes')
    .execute();

const holdState = async (runId: number, seat: string) => {
  const row = await shop.open.app.db
    .selectFrom('seat_hold')
    .select('state')
    .where('run_id', '=', runId)
    .where('seat', '=', seat)
    .where('state', '=', 'sold')
    .executeTakeFirst();
  return row?.state ?? 'free';
};

describe('[S-18] [C-07] a ticket is changed', () => {
  test('[K-04] whether it may be changed, for how much, until when and how often is told first', async () => {
    const bought = await buyTicket(shop);
    const { status, body } = await postTo(
      shop,
      '/crs/rail-booking/v2/ticket-change-validation',
      { pnr: bought.locator, ticketNumbers: [bought.number] },
      { cookie: bought.cookie },
    );
    const [ticket] = body.tickets;
    expect([status, ticket.changeFee, ticket.remainingChanges]).toEqual([200, 21, 3]);
  });

  test('the difference and the fee are paid, the new place is sold and the old one is free', async () => {
    const bought = await buyTicket(shop);
    const { held, place, fare } = await newPlace('C');
    const quote = await ask(bought, 'simulation', place);
    const due = Math.round((fare - bought.price + 21) * 100) / 100;
    expect([quote.status, quote.body.amountDue, quote.body.refundAmount]).toEqual([200, due, 0]);
    const done = await ask(bought, 'perform-3D', place, {
      amountDue: due,
      cardToken: await provedCard(shop),
      idempotencyKey: 'one',
    });
    expect([done.status, await statusOf(done.body)]).toEqual([200, 'ticketed']);
    const [old, changed] = await ticketsOf(bought);
    expect([old?.status, changed?.status, changed?.master_ticket, changed?.changes, changed?.seat]).toEqual([
      'changed',
      'valid',
      bought.number,
      1,
      held.seat,
    ]);
    expect(changed?.amount).toBe(fare * 100);
    expect([await holdState(bought.ride.runId, bought.seat), await holdState(held.runId, held.seat)]).toEqual(
      ['free', 'sold'],
    );
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('said again with the same key, it is the same payment', async () => {
    const bought = await buyTicket(shop);
    const { place } = await newPlace('C');
    const { body: quote } = await ask(bought, 'simulation', place);
    const more = { amountDue: quote.amountDue, cardToken: await provedCard(shop), idempotencyKey: 'again' };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(bought, 'perform-3D', place, more)));
    const statuses = await Promise.all(answers.map(({ body }) => statusOf(body)));
    expect(new Set(statuses)).toEqual(new Set(['ticketed']));
    const rows = await shop.open.app.db
      .selectFrom('settlement')
      .select('id')
      .where('locator', '=', bought.locator)
      .where('purpose', '=', 'change')
      .execute();
    expect(rows.length).toBe(1);
    expect((await ticketsOf(bought)).length).toBe(2);
  });

  test('what is done already is answered the same when it is said again with its key', async () => {
    const [dearer, cheaper] = [await buyTicket(shop), await buyTicket(shop, { cabinClass: 'C' })];
    const [up, down] = [await newPlace('C'), await newPlace()];
    const { body: quote } = await ask(dearer, 'simulation', up.place);
    const more = { amountDue: quote.amountDue, cardToken: await provedCard(shop), idempotencyKey: 'up' };
    await statusOf((await ask(dearer, 'perform-3D', up.place, more)).body);
    const again = await ask(dearer, 'perform-3D', up.place, more);
    expect([again.status, again.body.ticketed]).toEqual([200, true]);
    const free = { amountDue: 0, idempotencyKey: 'down' };
    const first = await ask(cheaper, 'perform-3D', down.place, free);
    const second = await ask(cheaper, 'perform-3D', down.place, free);
    expect([first.body.ticketed, second.body]).toEqual([true, first.body]);
  });

  test('[K-04] what a cheaper place saves comes back to the card', async () => {
    const bought = await buyTicket(shop, { cabinClass: 'C' });
    const { place, fare } = await newPlace();
    const { body: quote } = await ask(bought, 'simulation', place);
    expect([quote.amountDue, quote.refundAmount]).toEqual([
      0,
      Math.round((bought.price - fare - 21) * 100) / 100,
    ]);
    const done = await ask(bought, 'perform-3D', place, { amountDue: 0 });
    expect([done.body.ticketed, done.body.newTicketNumbers.length, done.body.refundPaymentType]).toEqual([
      true,
      1,
      'CARD',
    ]);
    const books = await booksOf(shop.open.app.db);
    expect([books.difference, books.refunded >= quote.refundAmount * 100]).toEqual([0, true]);
  });

  test('[S-19] what came back as an open ticket by a change comes back no second time', async () => {
    const bought = await buyTicket(shop, { cabinClass: 'C' });
    const { db, clock } = shop.open.app;
    const now = clock.now();
    const used = Math.round(bought.price * 50);
    const coupon = {
      number: '987654321012',
      locator: 'OTHERS',
      ticket: '1',
      surname_key: 'x',
      user_id: null,
    };
    const kept = { status: 'used' as const, made_at: now, expires_at: now + 1e9, used_at: now, used_by: 'x' };
    await db
      .insertInto('open_ticket')
      .values({ ...coupon, ...kept, amount: used, currency: 'TRY' })
      .execute();
    await db
      .insertInto('open_ticket_use')
      .values({ number: coupon.number, locator: bought.locator, used, lost: 0, at: now })
      .execute();
    const { place, fare } = await newPlace();
    const { body: done } = await ask(bought, 'perform-3D', place, { amountDue: 0 });
    const given = Math.round(done.openTicketAmount * 100);
    const { body } = await giveBack(bought, 'simulation', done.newTicketNumbers);
    const left = Math.round((body.totalRefund * (used - given)) / fare);
    expect([given > 0, Math.round(body.tickets[0].openTicketAmount * 100)]).toEqual([true, left]);
  });

  test('an amount the passenger was not told is refused and nothing is bound', async () => {
    const bought = await buyTicket(shop);
    const { place } = await newPlace('C');
    const wrong = await ask(bought, 'perform-3D', place, { amountDue: 1, cardToken: 'x' });
    const { body: quote } = await ask(bought, 'simulation', place);
    const right = await ask(bought, 'perform-3D', place, {
      amountDue: quote.amountDue,
      cardToken: await provedCard(shop),
    });
    expect([wrong.body.type, await statusOf(right.body)]).toEqual(['amount-differs', 'ticketed']);
  });

  test('[E-07] a place that was let go is refused, and the ticket stays as it was', async () => {
    const bought = await buyTicket(shop);
    const { held, place } = await newPlace('C');
    const { body: quote } = await ask(bought, 'simulation', place);
    await shop.open.app.seats.release(held.holdId);
    const { body } = await ask(bought, 'perform-3D', place, { amountDue: quote.amountDue });
    expect(body.type).toBe('place-not-held');
    expect((await ticketsOf(bought)).map(({ status }) => status)).toEqual(['valid']);
  });

  test('a place that another hold names is refused', async () => {
    const bought = await buyTicket(shop);
    const [one, other] = [await newPlace('C'), await newPlace('C')];
    const place = { ...one.place, allocationId: other.held.holdId };
    const { body } = await ask(bought, 'simulation', place);
    expect(body.type).toBe('place-not-held');
  });

  test('[E-10] a card the bank declines leaves the ticket as it was; within its time another pays', async () => {
    const bought = await buyTicket(shop);
    const { held, place } = await newPlace('C');
    const { body: quote } = await ask(bought, 'simulation', place);
    const { body } = await ask(bought, 'perform-3D', place, {
      amountDue: quote.amountDue,
      cardToken: 'nobody',
    });
    expect(body.type).toBe('card-not-found');
    expect((await ticketsOf(bought)).map(({ status }) => status)).toEqual(['valid']);
    expect(await holdState(held.runId, held.seat)).toBe('free');
    const { amountDue } = quote;
    const again = await ask(bought, 'perform-3D', place, { amountDue, cardToken: await provedCard(shop) });
    expect([await statusOf(again.body), await holdState(held.runId, held.seat)]).toEqual([
      'ticketed',
      'sold',
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[K-04] three times, and not a fourth', async () => {
    const bought = await buyTicket(shop);
    let { number } = bought;
    const types: (string | undefined)[] = [];
    for (const round of [1, 2, 3, 4]) {
      const { place } = await newPlace(round % 2 === 0 ? 'Y1' : 'C');
      const now = { ...bought, number };
      const { body: quote } = await ask(now, 'simulation', place);
      const { body } = await ask(now, 'perform-3D', place, {
        amountDue: quote.amountDue ?? 0,
        cardToken: await provedCard(shop),
      });
      types.push(body.ticketed === true ? 'ticketed' : await statusOf(body));
      number = (await ticketsOf(bought)).at(-1)?.number ?? '';
    }
    expect(types).toEqual(['ticketed', 'ticketed', 'ticketed', 'changed-too-often']);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('a changed ticket that is given back brings the worth of all its payments', async () => {
    const bought = await buyTicket(shop);
    const { place, fare } = await newPlace('C');
    const { body: quote } = await ask(bought, 'simulation', place);
    const more = { amountDue: quote.amountDue, cardToken: await provedCard(shop) };
    await statusOf((await ask(bought, 'perform-3D', place, more)).body);
    const number = (await ticketsOf(bought)).at(-1)?.number;
    const { body } = await giveBack(bought, 'perform', [number]);
    expect([body.totalRefund, body.tickets[0].paymentType]).toEqual([Math.round(fare * 90) / 100, 'CARD']);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('a ticket given back while its change is being paid: the payment goes back and the new place is free', async () => {
    const bought = await buyTicket(shop);
    const { held, place } = await newPlace('C');
    const { body: quote } = await ask(bought, 'simulation', place);
    const more = { amountDue: quote.amountDue, cardToken: await provedCard(shop) };
    const { body: begun } = await ask(bought, 'perform-3D', place, more);
    await giveBack(bought, 'perform', [bought.number]);
    expect(await statusOf(begun)).toBe('refunded');
    expect((await ticketsOf(bought)).map(({ status }) => status)).toEqual(['returned']);
    expect(await holdState(held.runId, held.seat)).toBe('free');
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test.each([
    ['[V-23] for a man', { gender: 'M' as const }, 'gender-mismatch'],
    ['[V-27] for a wheelchair user', { occupant: 'wheelchair-user' as const }, 'place-of-another'],
  ])('a place that is held %s is not a woman’s by a change', async (_, held, refusal) => {
    const bought = await buyTicket(shop);
    const { place, fare } = await newPlace('C', held);
    const { body: quote } = await ask(bought, 'simulation', place);
    const amountDue = Math.round((fare - bought.price + 21) * 100) / 100;
    const { body } = await ask(bought, 'perform-3D', place, { amountDue });
    expect([quote.type, body.type]).toEqual([refusal, refusal]);
    expect((await ticketsOf(bought)).map(({ status }) => status)).toEqual(['valid']);
  });

  test('a ticket without a place of its own is not changed to a seat for nothing', async () => {
    const bought = await buyTicket(shop);
    const { place } = await newPlace();
    const onLap = { tariff: 'lap-child', hold_id: null, coach: null, seat: null, amount: 0 };
    await shop.open.app.db.updateTable('ticket').set(onLap).where('number', '=', bought.number).execute();
    const { body } = await ask(bought, 'perform-3D', place, { amountDue: 0 });
    expect([body.type, (await ticketsOf(bought))[0]?.status]).toEqual(['ticket-not-changeable', 'valid']);
  });

  test('nobody changes the ticket of another', async () => {
    const bought = await buyTicket(shop);
    const other = await buyTicket(shop);
    const { place } = await newPlace();
    const { body } = await ask({ ...bought, cookie: other.cookie }, 'simulation', place);
    expect(body.type).toBe('proof-needed');
  });
});
