import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { hour } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { refundRun } from '#server/sale/tickets/refund-run.ts';
import { inTheLongRun, isLongRun } from '../../support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { recordFigure } from '../../support/record-figure.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { type BooksOfBooking, booksOfBooking } from '../../support/server/books-of-booking.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { type DrawnSale, drawSale } from '../../support/sold/drawn-sale.ts';
import { heldBy } from '../../support/sold/seed-change.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const inKurus = (lira: readonly number[]): number =>
  lira.reduce((sum, each) => sum + Math.round(each * 100), 0);

type ReturnQuote = {
  readonly tickets: readonly { readonly moneyAmount: number; readonly openTicketAmount: number }[];
};

const returning = {
  quote: '/crs/rail-booking/v2/ticket-cancellation-simulation',
  done: '/crs/rail-booking/v2/ticket-cancellation-perform',
  quotedSum: 'totalRefund',
  sumDone: (body: { readonly totalRefund: number }) => body.totalRefund,
  given: ({ tickets }: ReturnQuote) => ({
    inMoney: inKurus(tickets.map(({ moneyAmount }) => moneyAmount)),
    openTickets: inKurus(tickets.map(({ openTicketAmount }) => openTicketAmount)),
    isCovered: true,
  }),
} as const;

const converting = {
  quote: '/crs/open-tickets/simulation',
  done: '/crs/open-tickets/create',
  quotedSum: 'totalAmount',
  sumDone: (body: { readonly openTickets: readonly { readonly amount: number }[] }) =>
    body.openTickets.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100,
  given: ({ totalAmount }: { readonly totalAmount: number }) => ({
    inMoney: 0,
    openTickets: inKurus([totalAmount]),
    isCovered: true,
  }),
} as const;

/** What the books gave: in money, as open tickets, and out of what payments hold. */
const givenOf = ({ refunded, intoCoupons, openTickets, cashCoupons }: BooksOfBooking) => ({
  inMoney: refunded + cashCoupons,
  openTickets,
  isCovered: intoCoupons <= openTickets,
});

const zeroAmounts = { inMoney: 0, openTickets: 0, isCovered: true };

const actions = [
  { action: 'returning', ...returning },
  { action: 'converting', ...converting },
] as const;

const ask = (path: string, { locator, cookie, numbers }: SoldBooking, more: object = {}) =>
  postTo(shop, path, { pnr: locator, ticketNumbers: numbers, ...more }, { cookie });

const inHours = (hours: number) => ({ departure: shop.open.app.clock.now() + hours * hour });

describe.each(actions)('[S-18] $action tickets', ({ quote, done, quotedSum, sumDone }) => {
  test('another amount than the passenger was told refuses, and nothing is done; the true one is what is given', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(20)] });
    const { body } = await ask(quote, sold);
    const quotedAmount = body[quotedSum];
    const refused = await ask(done, sold, { toldAmount: quotedAmount + 0.01 });
    expect([refused.status, refused.body.code]).toEqual([409, 9640]);
    expect(await statusesOfTickets(shop, sold)).toEqual(['valid']);
    const granted = await ask(done, sold, { toldAmount: quotedAmount });
    expect([granted.status, sumDone(granted.body)]).toEqual([200, quotedAmount]);
  });

  test('asked twenty times at once with one key it is done once, and each is told the same', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(20)] });
    const asked = { idempotencyKey: `deed of ${sold.locator}` };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(done, sold, asked)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const events = await shop.open.app.db
      .selectFrom('booking_event')
      .select('deed')
      .where('locator', '=', sold.locator)
      .execute();
    expect(events.length).toBe(1);
  });

  test('a key that stood for other tickets is refused', async () => {
    const sold = await sellBooking(shop, { tickets: [inHours(20), inHours(20)] });
    const idempotencyKey = `first of ${sold.locator}`;
    await ask(done, sold, { idempotencyKey });
    const other = { ...sold, numbers: sold.numbers.slice(0, 1) };
    const { body } = await ask(done, other, { idempotencyKey });
    expect(body.code).toBe(9540);
  });
});

/** What open tickets had paid that have ended. */
const lostIn = ({ tickets }: { readonly tickets: readonly { readonly lostAmount: number }[] }): number =>
  inKurus(tickets.map(({ lostAmount }) => lostAmount));

const deductedOf = async ({ locator }: SoldBooking): Promise<number> => {
  const rows = await shop.open.app.db
    .selectFrom('deduction_line')
    .innerJoin('ticket', 'ticket.number', 'deduction_line.ticket')
    .select('deduction_line.amount')
    .where('locator', '=', locator)
    .execute();
  return rows.reduce((sum, { amount }) => sum + amount, 0);
};

/** Once the railway has taken back whatever still holds: what came back in all, and what was paid less what was deducted or lost. */
const keptOf = async ({ sold, runId, ofTickets, worth, held, gone }: DrawnSale, lost: number) => {
  await refundRun({ runId, coaches: [] }, shop.open.app);
  const { intoCoupons, openTickets, cashCoupons } = await booksOfBooking(shop, sold, ofTickets);
  const byOpenTickets = openTickets - intoCoupons;
  const money = held - (await heldBy(shop, ofTickets)) + cashCoupons;
  const due = worth - lost - (await deductedOf(sold)) - byOpenTickets;
  return { given: money, due: gone > 0 ? Math.min(due, held) : due };
};

/** One sale, told and then done; what differs, where anything does. */
const quoteAndPerform = async (chance: () => number) => {
  const action = chance() < 0.5 ? returning : converting;
  const drawn = await drawSale(shop, chance);
  const { sold } = drawn;
  const payments = [...drawn.ofTickets, ...drawn.ofExtras];
  const chosen = { ...sold, numbers: sold.numbers.filter(() => chance() < 0.8) };
  const before = await ask(action.quote, chosen);
  const after = await ask(action.done, chosen, { toldAmount: before.body[action.quotedSum] });
  const books = await booksOfBooking(shop, sold, payments);
  const isDone = before.status === 200;
  const isSame =
    before.status === after.status &&
    (isDone
      ? action.sumDone(after.body) === before.body[action.quotedSum]
      : before.body.code === after.body.code);
  const isInBooks = isDeepStrictEqual(givenOf(books), isDone ? action.given(before.body) : zeroAmounts);
  const kept = await keptOf(drawn, isDone ? lostIn(before.body) : 0);
  const isWhole = kept.given === kept.due;
  const differing =
    isSame && isInBooks && isWhole ? [] : [{ sold, books, kept, before: before.body, after: after.body }];
  return { isDone, differing };
};

/** So many sales are under way at once, each drawn by a chance of its own. */
const together = 4;

test('[S-18] [K-04] what is told before is what is given, to the kurush, whatever is drawn; and the books balance', {
  timeout: 900_000,
}, async () => {
  const cases = inTheLongRun(10_000, 120);
  const differing: unknown[] = [];
  let done = 0;
  for (let first = 0; first < cases; first += together) {
    const sales = Array.from({ length: together }, (_, nth) =>
      quoteAndPerform(chanceOf(inject('seed') + first + nth)),
    );
    for (const sale of await Promise.all(sales)) {
      differing.push(...sale.differing);
      if (sale.isDone) done += 1;
    }
  }
  expect(differing).toEqual([]);
  expect(done).toBeGreaterThan(cases / 4);
  expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  if (isLongRun) recordFigure('returns and conversions, told and done', cases, 'cases');
});
