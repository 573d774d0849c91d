import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { bodyForOne, holdSeat, newBench, placeOf } from '../../support/shop/bookings.ts';
import { askPackage, buyPackage } from '../../support/shop/bought-package.ts';
import { bookTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { followLetter } from '../../support/shop/followed-link.ts';
import { newTraveller } from '../../support/shop/reserving.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { askChange } from '../../support/sold/asked-change.ts';
import { statusesOfTickets } from '../../support/sold/ticket-statuses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const rail = '/crs/rail-booking/v2';

/** With one key each press is the same action; with twenty it is twenty actions, of which one can be done. */
const keys = [
  ['one key', () => 'the same'],
  ['a key each', (press: number) => `press ${press}`],
] as const;

type KeyOf = (press: number) => string;

const pressed = <Result>(press: (at: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: 20 }, (_, at) => press(at)));

type Asked = { readonly locator: string; readonly cookie: string };

const ask = ({ locator: pnr, cookie }: Asked, path: string, more: object) =>
  postTo(shop, path, { pnr, locator: pnr, ...more }, { cookie });

const moneyMoved = async (action: () => Promise<void>) => {
  const before = await booksOf(shop.open.app.db);
  await action();
  const after = await booksOf(shop.open.app.db);
  const inHand = (after.captured - after.refunded - before.captured + before.refunded) / 100;
  return { inHand, difference: after.difference };
};

const actionsOf = async ({ locator }: Asked) => {
  const rows = await shop.open.app.db
    .selectFrom('booking_event')
    .select('deed')
    .where('locator', '=', locator)
    .orderBy('at')
    .execute();
  return rows.map(({ deed: action }) => action);
};

const proceedAll = async (
  answers: readonly { readonly body: { readonly enrollReference?: string | null } }[],
) => {
  const begun = new Set(answers.flatMap(({ body }) => body.enrollReference ?? []));
  for (const reference of begun) await shop.open.app.payments.proceed(reference);
};

/** A reservation, and the browser that made it. */
const reserve = async () => {
  const browser = browserClient(shop);
  const { body } = await bodyForOne(shop, { daysAhead: 20, passenger: newTraveller() });
  const { locator } = await (await browser.post('/crs/rail-booking/', body)).json();
  const { deadline } = await (await followLetter(shop, browser, locator)).json();
  const post = (path: string, more: object) => browser.post(`${rail}/${path}`, { locator, ...more });
  return { locator, cookie: '', deadline, post };
};

const optionOf = ({ locator }: Asked) =>
  shop.open.app.db
    .selectFrom('booking')
    .select(['extensions', 'deadline', 'status'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();

describe.each(keys)('pressed twenty times at once with %s', (_, keyOf: KeyOf) => {
  const keyed = (at: number, { locator }: Asked) => ({ idempotencyKey: `${keyOf(at)} ${locator}` });

  test('[S-18] a ticket is given back once', async () => {
    const sold = await sellBooking(shop, { tickets: [{}] });
    await pressed((at) =>
      ask(sold, `${rail}/ticket-cancellation-perform`, { ticketNumbers: sold.numbers, ...keyed(at, sold) }),
    );
    expect([await actionsOf(sold), await statusesOfTickets(shop, sold)]).toEqual([
      ['ticket-returned'],
      ['returned'],
    ]);
  });

  test('[S-19] a ticket becomes one open ticket', async () => {
    const sold = await sellBooking(shop, { tickets: [{}] });
    await pressed((at) =>
      ask(sold, '/crs/open-tickets/create', { ticketNumbers: sold.numbers, ...keyed(at, sold) }),
    );
    const coupons = await shop.open.app.db
      .selectFrom('open_ticket')
      .select('number')
      .where('locator', '=', sold.locator)
      .execute();
    expect([coupons.length, await statusesOfTickets(shop, sold)]).toEqual([1, ['converted-to-open']]);
  });

  test('[S-18] a dearer place is paid for once, and the ticket is changed once', async () => {
    const bought = await buyTicket(shop);
    const { ride, seats } = newBench(shop, { daysAhead: 9, cabinClass: 'C' });
    const held = await holdSeat(shop, ride, seats[0] ?? '', {});
    const changes = [{ ...placeOf(ride, held), ticketNumber: bought.number }];
    const change = askChange(() => shop);
    const { amountDue } = (await change(bought, 'simulation', { changes })).body;
    const cardToken = await provedCard(shop);
    const moved = await moneyMoved(async () => {
      await proceedAll(
        await pressed((at) =>
          change(bought, 'perform-3D', { changes, amountDue, cardToken, ...keyed(at, bought) }),
        ),
      );
    });
    expect(amountDue).toBeGreaterThan(0);
    expect(moved).toEqual({ inHand: amountDue, difference: 0 });
    expect((await statusesOfTickets(shop, bought)).toSorted()).toEqual(['changed', 'valid']);
  });

  test('[S-18] a meal is paid for once, and had once', async () => {
    const bought = await buyTicket(shop);
    const extras = [{ ticketNumber: bought.number, ssrId: 6 }];
    const cardToken = await provedCard(shop);
    const moved = await moneyMoved(async () => {
      await proceedAll(
        await pressed((at) =>
          ask(bought, `${rail}/extra-services-perform-3D`, {
            extras,
            amountDue: 150,
            cardToken,
            ...keyed(at, bought),
          }),
        ),
      );
    });
    expect(moved).toEqual({ inHand: 150, difference: 0 });
  });

  test('[S-18] an order nobody will pay for is let go once, and nothing of the ticket changes', async () => {
    const bought = await buyTicket(shop);
    const extras = [{ ticketNumber: bought.number, ssrId: 6 }];
    const wanted = { extras, amountDue: 150, cardToken: '' };
    const { orderNumber } = (await ask(bought, `${rail}/extra-services-perform-3D`, wanted)).body;
    const before = await actionsOf(bought);
    const answers = await pressed((at) =>
      ask(bought, `${rail}/order-abandonment`, { orderNumber, ...keyed(at, bought) }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect([await statusesOfTickets(shop, bought), await actionsOf(bought)]).toEqual([['valid'], before]);
  });

  test('[S-16] a reservation is cancelled once', async () => {
    const option = await reserve();
    const answers = await pressed((at) => option.post('reservation-cancellation', keyed(at, option)));
    const done = answers.filter(({ ok }) => ok).length;
    expect(done).toBeGreaterThan(0);
    // Whoever comes with the same key after it is done is told the same again.
    expect(done).toBeLessThanOrEqual(keyOf(0) === keyOf(1) ? 20 : 1);
    expect(await actionsOf(option)).toEqual(['reserved', 'link-opened', 'cancelled']);
  });

  test('[S-14] a reservation is extended to a wanted instant once', async () => {
    const option = await reserve();
    const { deadline } = await optionOf(option);
    const optionDate = deadline + 30 * minute;
    await pressed((at) => option.post('extend-reservation-exact', { optionDate, ...keyed(at, option) }));
    expect(await optionOf(option)).toEqual({ extensions: 1, deadline: optionDate, status: 'active' });
  });

  test('[S-15] a reservation is paid for once, and becomes one ticket', async () => {
    const option = await reserve();
    const { amount } = await shop.open.app.db
      .selectFrom('booking')
      .select('amount')
      .where('locator', '=', option.locator)
      .executeTakeFirstOrThrow();
    const paying = { totalPrice: amount / 100, cardToken: await provedCard(shop) };
    const moved = await moneyMoved(async () => {
      const answers = await pressed(async (at) => {
        const answer = await option.post('issue-ticket-3D', { ...paying, ...keyed(at, option) });
        return { body: await answer.json() };
      });
      await proceedAll(answers);
    });
    expect(moved).toEqual({ inHand: amount / 100, difference: 0 });
    expect(await statusesOfTickets(shop, option)).toEqual(['valid']);
  });

  test('[P-15] an open ticket is chosen and pays once', async () => {
    const booked = await bookTicket(shop);
    const sold = await sellBooking(shop, { tickets: [{ amount: booked.price * 100 + 20_000 }] });
    const { body } = await ask(sold, '/crs/open-tickets/create', { ticketNumbers: sold.numbers });
    const number: string = body.openTickets[0].couponNumber;
    const choice = { couponNumbers: [number], lastName: 'Yılmaz' };
    const chosen = await pressed(() => ask(booked, '/crs/open-tickets/choose', choice));
    // Twenty at once use up the tries at its number; whoever is told to wait has changed nothing.
    const outcomes = new Set(chosen.map(({ body: chose }) => chose.amountDue ?? chose.type));
    expect([...outcomes].filter((each) => each !== 'more-proof-needed')).toEqual([0]);
    const paid = await pressed((at) => ask(booked, '/crs/open-tickets/pay', keyed(at, booked)));
    const uses = await shop.open.app.db
      .selectFrom('open_ticket_use')
      .select('number')
      .where('number', '=', number)
      .execute();
    expect([
      paid.some(({ status }) => status === 200),
      uses.length,
      await statusesOfTickets(shop, booked),
    ]).toEqual([true, 1, ['valid']]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('[C-10] a package is cancelled once', async () => {
    const member = await memberOf(shop);
    const { locator, price } = await buyPackage(shop, member);
    const cancelling = { packagePnr: locator, refundAmount: price };
    const moved = await moneyMoved(async () => {
      await pressed((at) =>
        askPackage(shop, member, 'cancel', { ...cancelling, ...keyed(at, { locator, cookie: '' }) }),
      );
    });
    expect(moved).toEqual({ inHand: -price, difference: 0 });
  });
});
