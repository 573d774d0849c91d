import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { movePayment, paymentNamed } from '#server/counterparts/bank/bank-payments.ts';
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { agreed, type Desk } from '#server/sale/settlement/desk.ts';
import { conversionDesk, saleDesk } from '#server/start/desks/sale-desk.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { soon } from '#test/support/soon.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { bodyForOne, bodyOf, holdSeat, newBench, passengerOf, placeOf } from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const create = '/crs/rail-booking/create-pnr';
const reserve = '/crs/rail-booking/';
const find = '/crs/rail-booking/get-reservation';
const issue = '/crs/rail-booking/v2/issue-ticket-3D';

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

const farAhead = Date.UTC(2099, 0, 1);

const cardToken = (name = 'credit-card') => {
  const { db, clock } = shop.open.app;
  const card = { name, lastFour: '0018', isProved: false, goodUntil: farAhead };
  return tokenFor(db, card, clock.now());
};

let visitors = 0;
const newAddress = () => {
  visitors += 1;
  return { 'x-forwarded-for': `192.0.2.${visitors}` };
};

/** A booking of one passenger with a letter box of their own, and the browser that made it. */
const newBooking = async (path: string, more: Readonly<Record<string, unknown>> = {}) => {
  const browser = browserClient(shop);
  visitors += 1;
  const email = `yolcu.${visitors}@example.com`;
  const { body, held } = await bodyForOne(shop, { daysAhead: 20, passenger: { email } });
  const made = await booked(await browser.post(path, { ...body, ...more }));
  return { browser, email, made, held, locator: made.locator };
};

const pay = async (locator: string, amount: number, more: Readonly<Record<string, unknown>> = {}) =>
  shop.askJson(
    issue,
    {
      locator,
      totalPrice: amount / 100,
      cardToken: await cardToken(),
      idempotencyKey: crypto.randomUUID(),
      ...more,
    },
    newAddress(),
  );

const begun = z.object({
  enrollReference: z.string(),
  paymentAuthRequest: z.object({ md: z.string() }),
});

/** Pays to the end: the passenger proves the card to be theirs, and the shop asks the bank. */
const payToTheEnd = async (
  locator: string,
  amount: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Response> => {
  const { db } = shop.open.app;
  const { enrollReference, paymentAuthRequest } = begun.parse(
    await (await pay(locator, amount, more)).json(),
  );
  const kept = await paymentNamed(db, paymentAuthRequest.md);
  await movePayment(db, kept?.key ?? '', 'open', { state: 'approved' });
  return shop.askJson('/odeme/vbOdemeSorgu', { enrollReference }, newAddress());
};

const ticketsOf = (locator: string) =>
  shop.open.app.db.selectFrom('ticket').selectAll().where('locator', '=', locator).execute();

/** The one letter of tickets; a reservation has had its own before. */
const letterTo = (email: string) =>
  vi.waitFor(async () => {
    const letters = await lettersTo(shop, email);
    const ofTickets = letters.filter(({ subject }) => !subject.startsWith('Rezervasyonunuz'));
    expect(ofTickets.length).toBe(1);
    return ofTickets;
  }, soon);

test.each([
  [create, 'sold'],
  [reserve, 'converted'],
] as const)(
  '[C-07] [C-08] [S-15] [S-16] what was made by %s is paid and %s: place sold, ticket valid, letter posted',
  async (path, status) => {
    const { browser, made, email, locator } = await newBooking(path);
    expect((await payToTheEnd(locator, made.amount)).status).toBe(200);
    const found = await booked(await browser.post(find, { locator, lastName: 'YILMAZ' }));
    const ticket = found.passengers[0]?.tickets[0]?.[0];
    expect([found.status, ticket?.status]).toEqual([status, 'valid']);
    expect(ticket?.number).toMatch(/^\d{12}$/);
    expect(ticket?.boardingCode).toMatch(/^[\w-]{43}$/);
    const holds = await shop.open.app.db
      .selectFrom('seat_hold')
      .select('state')
      .where('booking', '=', locator)
      .execute();
    expect(holds).toEqual([{ state: 'sold' }]);
    const [letter] = await letterTo(email);
    expect(letter?.subject).toBe(`Biletleriniz hazır · PNR ${locator}`);
    expect(letter?.text).toContain(ticket?.trainName ?? 'no train');
  },
);

test.each([
  ['EN', 'Your tickets are ready'],
  ['FA', 'بلیت‌های شما آماده است'],
])('[P-01] the letter is in the language of the booking: %s', async (lang, subject) => {
  const { made, email, locator } = await newBooking(create, { lang });
  await payToTheEnd(locator, made.amount);
  const [letter] = await letterTo(email);
  expect([letter?.language, letter?.subject.startsWith(subject)]).toEqual([lang.toLowerCase(), true]);
});

test('[E-10] [C-08] a wrong amount, a PNR that is not there and a booking that is over are not paid', async () => {
  const { made, locator } = await newBooking(create);
  expect((await readOutcome(await pay(locator, made.amount - 100)))[1]).toBe('nothing-due');
  expect((await readOutcome(await pay('AAAAAA', made.amount)))[1]).toBe('nothing-due');
  await moveClock(shop, made.deadline - shop.open.app.clock.now());
  expect((await readOutcome(await pay(locator, made.amount)))[1]).toBe('nothing-due');
  expect((await ticketsOf(locator)).map(({ status }) => status)).toEqual(['unissued']);
});

test('[C-08] a try said again is the same payment; a second one finds nothing due', async () => {
  const { made, locator } = await newBooking(create);
  const tried = { cardToken: await cardToken(), idempotencyKey: 'bir-deneme' };
  const answers = [await pay(locator, made.amount, tried), await pay(locator, made.amount, tried)];
  const references = await Promise.all(
    answers.map(async (answer) => z.object({ enrollReference: z.string() }).parse(await answer.json())),
  );
  expect(references[1]).toEqual(references[0]);
  await payToTheEnd(locator, made.amount, tried);
  expect((await readOutcome(await pay(locator, made.amount)))[1]).toBe('nothing-due');
});

test('[E-12] a declined card leaves the booking to be paid by another; no letter goes out before', async () => {
  const { made, email, locator } = await newBooking(create);
  const tried = { cardToken: await cardToken('operation-failed'), idempotencyKey: 'declined' };
  const declined = await payToTheEnd(locator, made.amount, tried);
  expect((await readOutcome(declined))[1]).toBe('operation-failed');
  expect((await readOutcome(await pay(locator, made.amount, tried)))[1]).toBe('operation-failed');
  expect(await lettersTo(shop, email)).toEqual([]);
  expect((await payToTheEnd(locator, made.amount)).status).toBe(200);
  expect((await letterTo(email)).length).toBe(1);
});

test('[C-08] a card number is refused unread', async () => {
  const { made, locator } = await newBooking(create);
  const answer = await pay(locator, made.amount, { krediKartNO: '5400610000010018' });
  expect((await readOutcome(answer))[1]).toBe('card-number-sent');
});

test('[E-06] who pays for PNRs that are not there is guessing, and is told to wait', async () => {
  const address = newAddress();
  const guess = () => shop.askJson(issue, { locator: newLocator(), totalPrice: 1, cardToken: 'x' }, address);
  for (let at = 0; at < 10; at += 1) expect((await readOutcome(await guess()))[1]).toBe('nothing-due');
  expect(await readOutcome(await guess())).toEqual([429, 'too-many-tries']);
});

type Action<Result> = (...of: Parameters<Desk['issue']>) => Promise<Result>;

/** An action of a desk in a transaction of its own. */
const at = <Result>(action: Action<Result>, locator: string, payment: string): Promise<Result> => {
  const { db, clock } = shop.open.app;
  return inTransaction(db, (within) => action(within, locator, payment, clock.now(), agreed));
};

const due = (desk: Desk, locator: string) => {
  const { db, clock } = shop.open.app;
  return inTransaction(db, (within) => desk.due(within, locator, clock.now()));
};

test('[S-13] each desk owes for its own kind of booking alone', async () => {
  const [sale, option] = [saleDesk(shop.open.app), conversionDesk(shop.open.app)];
  const one = await newBooking(create);
  const other = await newBooking(reserve);
  const owed = ({ made, locator }: typeof one) => ({ amount: made.amount, deadline: made.deadline, locator });
  expect([await due(sale, one.locator), await due(option, one.locator)]).toEqual([owed(one), null]);
  expect([await due(sale, other.locator), await due(option, other.locator)]).toEqual([null, owed(other)]);
  expect(await due(sale, 'AAAAAA')).toBe(null);
});

test('a desk that is asked again changes nothing; another payment gets nothing', async () => {
  const desk = saleDesk(shop.open.app);
  const { email, locator } = await newBooking(create);
  expect(await at(desk.issue, locator, 'payment-1')).toEqual(granted(null));
  const issued = await ticketsOf(locator);
  expect(await at(desk.issue, locator, 'payment-1')).toEqual(granted(null));
  expect(await ticketsOf(locator)).toEqual(issued);
  expect(await at(desk.issue, locator, 'payment-2')).toEqual(refused('no-longer-held'));
  await at(desk.notify, locator, 'payment-2');
  expect(await lettersTo(shop, email)).toEqual([]);
  await at(desk.notify, locator, 'payment-1');
  await at(desk.notify, locator, 'payment-1');
  expect((await lettersTo(shop, email)).length).toBe(1);
});

test('a refused payment is written down once and takes nothing away', async () => {
  const desk = saleDesk(shop.open.app);
  const { made, locator } = await newBooking(create);
  await at(desk.refused, locator, 'payment-1');
  await at(desk.refused, locator, 'payment-1');
  const events = await shop.open.app.db
    .selectFrom('booking_event')
    .select('detail')
    .where('locator', '=', locator)
    .where('deed', '=', 'payment-refused')
    .execute();
  expect(events).toEqual([{ detail: 'payment-1' }]);
  expect((await due(desk, locator))?.amount).toBe(made.amount);
});

test('what is no longer held is not issued, and nothing is half issued', async () => {
  const desk = saleDesk(shop.open.app);
  const { made, locator, held } = await newBooking(create);
  await moveClock(shop, made.deadline - shop.open.app.clock.now());
  expect(await at(desk.issue, locator, 'payment-1')).toEqual(refused('no-longer-held'));
  expect((await ticketsOf(locator)).map(({ status, payment }) => [status, payment])).toEqual([
    ['unissued', null],
  ]);
  expect(held.holdId).not.toBe('');
});

test('[E-07] a booking one of whose places is gone is not issued, and the other place is not sold', async () => {
  const { db } = shop.open.app;
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const party = 'two-friends-of-whom-one-lost-a-place';
  const places = [];
  for (const seat of seats) places.push(placeOf(ride, await holdSeat(shop, ride, seat, { party })));
  const passengers = places.map((place, ordinal) => passengerOf([place], { contact: ordinal === 0 }));
  const { locator } = await booked(await shop.askJson(create, bodyOf(passengers), newAddress()));
  await db
    .deleteFrom('seat_hold')
    .where('booking', '=', locator)
    .where('seat', '=', seats[0] ?? '')
    .execute();
  expect(await at(saleDesk(shop.open.app).issue, locator, 'payment-1')).toEqual(refused('no-longer-held'));
  const [statuses, holds] = [
    (await ticketsOf(locator)).map(({ status }) => status),
    await db.selectFrom('seat_hold').select('state').where('booking', '=', locator).execute(),
  ];
  expect([statuses, holds]).toEqual([['unissued', 'unissued'], [{ state: 'held' }]]);
});

test('of twenty payments that issue one booking at once exactly one does', async () => {
  const desk = saleDesk(shop.open.app);
  const { locator } = await newBooking(create);
  const payments = Array.from({ length: 20 }, (_, number) => `payment-${number}`);
  const results = await Promise.all(payments.map((payment) => at(desk.issue, locator, payment)));
  expect(results.filter(({ ok }) => ok).length).toBe(1);
  const entries = await shop.open.app.db
    .selectFrom('booking_event')
    .select('id')
    .where('locator', '=', locator)
    .where('deed', '=', 'ticketed')
    .execute();
  expect(entries.length).toBe(1);
});

test('[V-30] tickets are told to the one who booked and to every passenger who wishes it, once each', async () => {
  const { ride, seats } = newBench(shop, { daysAhead: 20 });
  const party = 'two-friends-who-travel-as-a-party';
  const places = [];
  for (const seat of seats) places.push(placeOf(ride, await holdSeat(shop, ride, seat, { party })));
  const [first, second] = places.map((place) => [place]);
  const passengers = [
    passengerOf(first ?? [], { email: 'iki.bir@example.com' }),
    passengerOf(second ?? [], { email: 'IKI.IKI@example.com', contact: false, sendTicketInfo: true }),
  ];
  const { locator } = await booked(await shop.askJson(create, bodyOf(passengers), newAddress()));
  const desk = saleDesk(shop.open.app);
  await at(desk.issue, locator, 'payment-1');
  await at(desk.notify, locator, 'payment-1');
  const counts = [await lettersTo(shop, 'iki.bir@example.com'), await lettersTo(shop, 'IKI.IKI@example.com')];
  expect(counts.map(({ length }) => length)).toEqual([1, 1]);
});
