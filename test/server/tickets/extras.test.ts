import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { type BoughtTicket, buyTicket, provedCard } from '../../support/shop/bought-ticket.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { readIn, returnedIn } from '../../support/sold/returned-letter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const meal = 6;
const ramp = 2;

type Owner = Pick<BoughtTicket, 'cookie' | 'locator' | 'number'>;

const ask = ({ cookie, locator, number }: Owner, how: string, ids: readonly number[], more: object = {}) =>
  postTo(
    shop,
    `/crs/rail-booking/v2/extra-services-${how}`,
    { pnr: locator, extras: ids.map((ssrId) => ({ ticketNumber: number, ssrId })), ...more },
    { cookie },
  );

const buy = async (
  owner: Owner,
  ids: readonly number[],
  amountDue: number,
  idempotencyKey: string | null = null,
) => ask(owner, 'perform-3D', ids, { amountDue, idempotencyKey, cardToken: await provedCard(shop) });

const added = ({ locator }: Owner) =>
  shop.open.app.db
    .selectFrom('booking_event')
    .select('ticket')
    .where('locator', '=', locator)
    .where('deed', '=', 'services-added')
    .execute();

const had = ({ number }: Owner) =>
  shop.open.app.db
    .selectFrom('ticket_service')
    .select(['service', 'amount'])
    .where('ticket', '=', number)
    .orderBy('service')
    .execute();

describe('[S-18] [C-07] extra services are bought', () => {
  test('what they cost is told, paid, and the ticket has them', async () => {
    const bought = await buyTicket(shop);
    const quote = await ask(bought, 'simulation', [meal, ramp]);
    expect([quote.status, quote.body.amountDue]).toEqual([200, 150]);
    const begun = await buy(bought, [meal, ramp], 150);
    const paymentState = await shop.open.app.payments.proceed(begun.body.enrollReference);
    expect(paymentState?.status).toBe('ticketed');
    expect(await had(bought)).toEqual([
      { service: ramp, amount: 0 },
      { service: meal, amount: 15_000 },
    ]);
    expect(await added(bought)).toEqual([{ ticket: bought.number }]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  });

  test('what costs nothing is had at once', async () => {
    const bought = await buyTicket(shop);
    const { body } = await buy(bought, [ramp], 0);
    expect([body.ticketed, body.enrollReference, await had(bought)]).toEqual([
      true,
      null,
      [{ service: ramp, amount: 0 }],
    ]);
    expect(await added(bought)).toEqual([{ ticket: bought.number }]);
  });

  test('what was had already is answered the same when it is said again with its key', async () => {
    const bought = await buyTicket(shop);
    const [first, again] = [await buy(bought, [ramp], 0, 'free'), await buy(bought, [ramp], 0, 'free')];
    expect([first.body.ticketed, again.body]).toEqual([true, first.body]);
    expect((await buy(bought, [meal], 150, 'free')).body.type).toBe('key-used-otherwise');
  });

  test('pressed twenty times at once with one key, what costs nothing is had once', async () => {
    const bought = await buyTicket(shop);
    const results = await Promise.all(Array.from({ length: 20 }, () => buy(bought, [ramp], 0, 'twenty')));
    const orders = await shop.open.app.db
      .selectFrom('ticket_order')
      .select('status')
      .where('locator', '=', bought.locator)
      .execute();
    expect([results.map(({ body }) => body.ticketed), await had(bought), orders]).toEqual([
      results.map(() => true),
      [{ service: ramp, amount: 0 }],
      [{ status: 'done' }],
    ]);
  });

  test('said again with one key it is one payment, and nothing is bought twice', async () => {
    const bought = await buyTicket(shop);
    const begun = await Promise.all([1, 2, 3].map(() => buy(bought, [meal], 150, 'one')));
    const references = new Set(begun.map(({ body }) => body.enrollReference));
    expect(references.size).toBe(1);
    for (const reference of references) await shop.open.app.payments.proceed(reference);
    const again = await buy(bought, [meal], 150);
    expect([again.body.type, (await had(bought)).length]).toEqual(['service-unknown', 1]);
  });

  test('[E-10] after a card the bank declines the same order is paid by another within its time', async () => {
    const bought = await buyTicket(shop);
    const { payments, db } = shop.open.app;
    const declined = await ask(bought, 'perform-3D', [meal], { amountDue: 150, cardToken: 'nobody' });
    const { id } = await db
      .selectFrom('ticket_order')
      .select('id')
      .where('locator', '=', bought.locator)
      .executeTakeFirstOrThrow();
    const paying = { purpose: 'extra-services', subject: id, attempt: '2', amount: 15_000 } as const;
    const means = { kind: 'card', token: await provedCard(shop) } as const;
    const begun = await payments.begin({ ...paying, means, by: 'owner' });
    const paymentState = begun.ok ? await payments.proceed(begun.value.payment) : null;
    expect([declined.body.type, paymentState?.status, (await had(bought)).length]).toEqual([
      'card-not-found',
      'ticketed',
      1,
    ]);
  });

  test.each(languages)(
    '[S-22] two payments for one thing: one has it, the other goes back, as a letter in %s tells',
    async (language) => {
      const bought = await buyTicket(shop);
      await readIn(shop, bought, language);
      const begun = [await buy(bought, [meal], 150, 'first'), await buy(bought, [meal, ramp], 150, 'second')];
      const statuses: (string | undefined)[] = [];
      for (const { body } of begun) {
        statuses.push((await shop.open.app.payments.proceed(body.enrollReference))?.status);
      }
      expect(statuses).toEqual(['ticketed', 'refunded']);
      expect((await had(bought)).length).toBe(1);
      expect((await booksOf(shop.open.app.db)).difference).toBe(0);
      const letters = await letterAbout(shop, bought.locator);
      expect(letters.at(-1)).toEqual(returnedIn(language, 'letter.extras-returned.text', bought, 15_000));
    },
  );

  test('[E-08] what is not sold, not for this ticket or for another amount is refused', async () => {
    const bought = await buyTicket(shop);
    const used = await sellBooking(shop, { tickets: [{ status: 'used' }] });
    const past = { ...used, number: used.numbers[0] ?? '' };
    const answers = [
      await ask(bought, 'simulation', [7]),
      await ask(past, 'simulation', [meal]),
      await ask(bought, 'simulation', []),
      await ask({ ...bought, number: '1' }, 'simulation', [meal]),
      await buy(bought, [meal], 1),
      await ask({ ...bought, cookie: '' }, 'simulation', [meal]),
    ];
    expect(answers.map(({ body }) => body.type)).toEqual([
      'service-unknown',
      'service-unknown',
      'no-ticket-chosen',
      'ticket-unknown',
      'amount-differs',
      'proof-needed',
    ]);
  });
});
