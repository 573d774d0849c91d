import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readBookingForSupport, reportRecording } from '#contract/operations/support.ts';
import type { RecordedStep } from '#domain/shop/recorded-step.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { hour, type LoggedInClient, memberOf, moveClock, staff } from '../../support/members.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { bookTicket, buyTicket } from '../../support/shop/bought-ticket.ts';
import { heardByRole, onlySupport } from '../../support/sold/heard-by-role.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
let support: LoggedInClient;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await moveClock(shop, hour);
  support = await memberOf(shop, { email: staff });
});
afterAll(() => shop.end());

const lookUp = (locator: string, { client, authorized }: LoggedInClient = support) =>
  client.post(readBookingForSupport.path, { locator }, authorized);
const seen = async (locator: string) =>
  z.decode(readBookingForSupport.granted, await (await lookUp(locator)).json());

const step = (event: string, refusal: string | null = null, at = 1_000): RecordedStep => ({
  flow: 'payment',
  event,
  taken: [`payment.opening|${event}|0`],
  stands: ['payment.judging'],
  refusal,
  at,
});

const left = step('payment.left', 'seat-taken');

const sendRecording = async (cookie: string, body: object) =>
  readOutcome(await shop.askJson(reportRecording.path, body, cookie === '' ? {} : { cookie }));

test('[A-04] support looks, and nobody else: not an editor, not an approver, not a member, not a guest', async () => {
  const { locator } = await bookTicket(shop);
  const heard = await heardByRole(
    shop,
    (reader) => lookUp(locator, reader),
    () => shop.askJson(readBookingForSupport.path, { locator }),
  );
  expect(heard).toEqual(onlySupport);
});

test('[A-04] a booking is masked for support, and the look is written into it under the member of staff', async () => {
  const { locator } = await buyTicket(shop);
  const answer = await lookUp(` ${locator.toLowerCase()} `);
  const text = await answer.text();
  for (const secret of ['10000000146', '1990-05-03', '1234567', 'ayse.yolcu', 'AYŞE', 'YILMAZ']) {
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
  const { booking } = z.decode(readBookingForSupport.granted, JSON.parse(text));
  const [passenger] = booking?.passengers ?? [];
  expect([booking?.locator, booking?.mayAct, passenger?.firstName, passenger?.lastName]).toEqual([
    locator,
    false,
    'A***',
    'Y***',
  ]);
  expect(booking?.events.at(-1)?.action).toBe('seen-by-support');
  const written = await shop.open.app.db
    .selectFrom('booking_event')
    .innerJoin('user_account', 'user_account.id', 'booking_event.user_id')
    .select(['by', 'email'])
    .where('locator', '=', locator)
    .where('deed', '=', 'seen-by-support')
    .execute();
  expect(written).toEqual([{ by: 'staff', email: staff }]);
});

test('[P-13] a payment is told step by step, from what was owed to the ticket, with what became of its money', async () => {
  const { locator, price } = await buyTicket(shop);
  const { payments } = await seen(locator);
  expect(
    payments.map(({ stands: status, amount, moved }) => [status, amount, moved.map(({ kind }) => kind)]),
  ).toEqual([['ticketed', price * 100, ['captured', 'ticketed']]]);
  const [paid] = payments;
  expect(paid?.steps.map(({ event, stands: states, refusal }) => [event, ...states, refusal])).toEqual([
    ['xstate.done.actor.findDue', 'settlement.intending', null],
    ['xstate.done.actor.openPayment', 'settlement.proving', null],
    ['return.came', 'settlement.asking', null],
    ['xstate.done.actor.askBank', 'settlement.capturing', null],
    ['xstate.done.actor.captureMoney', 'settlement.ticketing', null],
    ['xstate.done.actor.issueTickets', 'settlement.notifying', null],
    ['xstate.done.actor.notifyPassenger', 'settlement.notified', null],
  ]);
});

test('[E-10] a payment that was declined is told with the name of the refusal, and that no money moved', async () => {
  const { locator, cookie, price: totalPrice } = await bookTicket(shop);
  const { db, clock } = shop.open.app;
  const invalid = {
    name: 'card-invalid',
    lastFour: '0018',
    isProved: false,
    goodUntil: clock.now() + hour,
  } as const;
  const cardToken = await tokenFor(db, invalid, clock.now());
  const paying = { locator, totalPrice, cardToken, idempotencyKey: locator };
  await shop.askJson('/crs/rail-booking/v2/issue-ticket-3D', paying, { cookie });
  const [declined] = (await seen(locator)).payments;
  expect([declined?.stands, declined?.moved, declined?.steps.map(({ refusal }) => refusal)]).toEqual([
    'declined',
    [],
    [null, 'card-invalid', null],
  ]);
});

test('a page tells what it went through with its own booking; told again it is the same recording', async () => {
  const { locator, cookie } = await bookTicket(shop);
  const id = crypto.randomUUID();
  const first = step('xstate.done.actor.openPayment', 'card-invalid');
  const then = step('payment.left');
  expect(await sendRecording(cookie, { id, locator, steps: [first] })).toEqual([200, null]);
  expect(await sendRecording(cookie, { id, locator, steps: [first, then] })).toEqual([200, null]);
  expect((await seen(locator)).recordings).toEqual([
    {
      id,
      of: locator,
      steps: [
        { ...first, message: tr['payment.refused.card-invalid'] },
        { ...then, message: null },
      ],
    },
  ]);
});

test('a telling that comes late takes nothing from the one that went further, be it by steps or by the moment', async () => {
  const { locator, cookie } = await bookTicket(shop);
  const id = crypto.randomUUID();
  const [first, then, last] = [left, step('payment.left'), step('terms.accepted', null, 1_001)];
  const eventsAfter = async (steps: readonly RecordedStep[]) => {
    expect(await sendRecording(cookie, { id, locator, steps })).toEqual([200, null]);
    return (await seen(locator)).recordings.map((each) => each.steps.map(({ event }) => event));
  };
  const both = [['payment.left', 'payment.left']];
  expect(await eventsAfter([first, then])).toEqual(both);
  expect(await eventsAfter([first])).toEqual(both);
  // Of a hundred steps the first goes when one more comes.
  expect(await eventsAfter([{ ...last, refusal: 'seat-taken' }])).toEqual([['terms.accepted']]);
  expect(await eventsAfter([first, then])).toEqual([['terms.accepted']]);
});

test('nobody tells stories of another’s booking, nor over another’s recording', async () => {
  const [own, other] = [await bookTicket(shop), await bookTicket(shop)];
  const id = crypto.randomUUID();
  const steps = [left];
  await sendRecording(own.cookie, { id, locator: own.locator, steps });
  expect(await sendRecording(other.cookie, { id, locator: own.locator, steps })).toEqual([
    403,
    'proof-needed',
  ]);
  expect(await sendRecording('', { id, locator: own.locator, steps })).toEqual([403, 'proof-needed']);
  expect(
    await sendRecording(support.client.headersOf().cookie ?? '', { id, locator: own.locator, steps }),
  ).toEqual([403, 'proof-needed']);
  await sendRecording(other.cookie, {
    id,
    locator: other.locator,
    steps: [step('terms.accepted', 'seat-taken')],
  });
  const events = (await seen(own.locator)).recordings.map((each) => each.steps.map(({ event }) => event));
  expect([events, (await seen(other.locator)).recordings]).toEqual([[['payment.left']], []]);
});

test('of a booking the twenty newest recordings are kept', async () => {
  const { locator, cookie } = await bookTicket(shop);
  const ids = Array.from({ length: 22 }, () => crypto.randomUUID());
  for (const id of ids) {
    await moveClock(shop, 5_000);
    await sendRecording(cookie, { id, locator, steps: [left] });
  }
  expect((await seen(locator)).recordings.map(({ id }) => id)).toEqual(ids.slice(2));
});

test.each([
  { event: 'Ayşe Yılmaz' },
  { stands: ['ayse@example.com'] },
  { taken: ['a passenger|said|0'] },
  { refusal: 'Kart geçersiz' },
  { at: 8_640_000_000_000_001 },
  { at: -1 },
])('what is no name of a chart is not taken: %j', async (wrong) => {
  const { locator, cookie } = await bookTicket(shop);
  const steps = [{ ...step('payment.left'), ...wrong }];
  const answer = await sendRecording(cookie, { id: crypto.randomUUID(), locator, steps });
  expect(answer).toEqual([400, 'call-not-understood']);
});

test('a PNR that is not there is said so, and whoever reads one booking after the other is told to wait', async () => {
  const { locator } = await bookTicket(shop);
  expect(await readOutcome(await lookUp('ZZZZZZ'))).toEqual([400, 'locator-unknown']);
  const statuses = [];
  for (let nth = 0; nth < 30; nth += 1) statuses.push((await lookUp(locator)).status);
  expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 429]);
});
