import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { reservation } from '#contract/bookings/reservation.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { latestExtension, optionOf } from '#domain/booking/reservation-option.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { browserClient } from '../../support/browser-client.ts';
import { inTheLongRun, isLongRun } from '../../support/in-the-long-run.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { recordFigure } from '../../support/record-figure.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { bookTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { newestCodeFor, openLink } from '../../support/shop/followed-link.ts';
import { newTraveller } from '../../support/shop/reserving.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';

const rail = '/crs/rail-booking/v2';

let shop: TestShop;
// The trains of one world hold so many reservations and no more.
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterEach(() => shop.end());

const inKurus = (lira: unknown): number => Math.round(Number(lira ?? 0) * 100);

/** What the books say has come in and gone since, and whether they still balance. */
const movedBy = async <Result>(action: () => Promise<Result>) => {
  const before = await booksOf(shop.open.app.db);
  const result = await action();
  const after = await booksOf(shop.open.app.db);
  const inHand = after.captured - after.refunded - before.captured + before.refunded;
  return { result, inHand, isBalanced: after.difference === 0 };
};

const reserve = async (daysAhead: number) => {
  const browser = browserClient(shop);
  const { body } = await bodyForOne(shop, { daysAhead, passenger: newTraveller() });
  const read = async (path: string, more: object) => {
    const answer = await browser.post(path, more);
    const parsed = understood(reservation, await answer.json());
    if (!parsed.ok) throw parsed.reason;
    return parsed.value;
  };
  const { locator } = await read('/crs/rail-booking/', body);
  const made = await read(openLink, { code: await newestCodeFor(shop, locator) });
  const post = (path: string, more: object = {}) => browser.post(`${rail}/${path}`, { locator, ...more });
  return { made, locator, post, read: (path: string) => read(`${rail}/${path}`, { locator }) };
};

const proceed = async (reference: string | null | undefined) => {
  if (reference != null) await shop.open.app.payments.proceed(reference);
};

const statusesOf = async (locator: string) => {
  const rows = await shop.open.app.db
    .selectFrom('ticket')
    .select('status')
    .where('locator', '=', locator)
    .execute();
  return rows.map(({ status }) => status).join();
};

type Done = { readonly quoted: unknown; readonly done: unknown };

/** Until when it is told to wait after an extension, and until when it waits. */
const extending = async (daysAhead: number): Promise<Done> => {
  const { made, read } = await reserve(daysAhead);
  const quoted = latestExtension(optionOf(made), shop.open.app.clock.now());
  const { result, inHand, isBalanced } = await movedBy(() => read('extend-reservation'));
  return { quoted: [quoted, 0, true], done: [result.deadline, inHand, isBalanced] };
};

/** A reservation nobody has paid brings nothing back. */
const cancelling = async (daysAhead: number): Promise<Done> => {
  const { locator, read } = await reserve(daysAhead);
  const { result, inHand, isBalanced } = await movedBy(() => read('reservation-cancellation'));
  const tickets = heldTicketsOf(result).map(({ ticket }) => ticket.status);
  const { length } = await shop.open.app.db
    .selectFrom('seat_hold')
    .select('id')
    .where('booking', '=', locator)
    .execute();
  return {
    quoted: ['cancelled', 0, 0, true],
    done: [result.status, length, inHand, isBalanced && !tickets.includes('valid')],
  };
};

/** What the tickets of a reservation are told to cost, and what is taken for them. */
const converting = async (daysAhead: number): Promise<Done> => {
  const { locator, post } = await reserve(daysAhead);
  const { totalPrice } = await (await post('reservation-to-ticket-simulation')).json();
  const cardToken = await provedCard(shop);
  const { inHand, isBalanced } = await movedBy(async () => {
    const { enrollReference } = await (
      await post('issue-ticket-3D', { totalPrice, cardToken, idempotencyKey: locator })
    ).json();
    await proceed(enrollReference);
  });
  return {
    quoted: [inKurus(totalPrice), 'valid', true],
    done: [inHand, await statusesOf(locator), isBalanced],
  };
};

const couponOver = async (amount: number): Promise<string> => {
  const { locator: pnr, cookie, numbers: ticketNumbers } = await sellBooking(shop, { tickets: [{ amount }] });
  const { body } = await postTo(shop, '/crs/open-tickets/create', { pnr, ticketNumbers }, { cookie });
  return body.openTickets[0].couponNumber;
};

/** What an open ticket is told to pay, to leave and to lose, and what the books say of it. */
const payingByCoupon = async (daysAhead: number, share: number): Promise<Done> => {
  const { locator, cookie, price } = await bookTicket(shop, { daysAhead });
  const number = await couponOver(1 + Math.floor(price * 100 * share));
  const choice = { pnr: locator, couponNumbers: [number], lastName: 'Yılmaz' };
  const { body: quote } = await postTo(shop, '/crs/open-tickets/choose', choice, { cookie });
  const { inHand, isBalanced } = await movedBy(async () => {
    if (quote.amountDue === 0) return postTo(shop, '/crs/open-tickets/pay', { pnr: locator }, { cookie });
    const paying = { locator, totalPrice: quote.amountDue, cardToken: await provedCard(shop) };
    const { body } = await postTo(
      shop,
      `${rail}/issue-ticket-3D`,
      { ...paying, idempotencyKey: locator },
      { cookie },
    );
    return proceed(body.enrollReference);
  });
  const { used, lost } = await shop.open.app.db
    .selectFrom('open_ticket_use')
    .select(['used', 'lost'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return {
    quoted: [inKurus(quote.amountDue), inKurus(quote.paid), inKurus(quote.lost), 'valid', true],
    done: [inHand, used, lost, await statusesOf(locator), isBalanced],
  };
};

const actions = [extending, cancelling, converting, payingByCoupon] as const;

const worlds = Array.from({ length: inTheLongRun(10, 1) }, (_, world) => world);
const cases = inTheLongRun(120, 24);

test.each(worlds)(
  '[S-14] [S-15] [S-16] [P-15] what an extension, a cancellation, a conversion to a sale and an open ticket are told to do is what the books say, whatever is drawn in world %s',
  { timeout: 900_000 },
  async (world) => {
    const chance = chanceOf(inject('seed') + world);
    const differing: unknown[] = [];
    for (let each = 0; each < cases; each += 1) {
      const action = actions[each % actions.length] ?? extending;
      const { quoted, done } = await action(3 + Math.floor(chance() * 40), 2 * chance());
      if (JSON.stringify(quoted) !== JSON.stringify(done))
        differing.push({ action: action.name, quoted, done });
    }
    expect(differing).toEqual([]);
    if (isLongRun) recordFigure('deeds of reservations and open tickets, told and done', cases, 'cases');
  },
);
