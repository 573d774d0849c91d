import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { lettersTo } from '../../support/server/letters.ts';
import {
  driver,
  listOf,
  type Ordered,
  openRentalPayment,
  orderCar,
  wishOf,
} from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { type CardHolder, cardHolderAt } from '../../support/sold/card-holder.ts';

const good = '5400610000010018';
const withOwnBank = { PROXIES: '1', BANK_PORT: '0' };

let shop: TestShop;
let holder: CardHolder;
beforeAll(async () => {
  shop = await openTestShop({ settings: withOwnBank });
  holder = cardHolderAt({ ...shop, bankOrigin: shop.open.app.settings.cardOrigin });
});
afterAll(() => shop.end());

/** The holder of the cards that are typed here drives. */
const orderAt = async (office: string): Promise<Ordered & { readonly email: string }> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const ayse = { ...driver, firstName: 'Ayşe', lastName: 'Yılmaz', email };
  return { ...(await orderCar(shop, { wish: wishOf(shop, office), more: { driver: ayse } })), email };
};

type Opened = { readonly reference: string; readonly md: string };

const begin = async (ordered: Ordered, card = good): Promise<Opened> => {
  const { body } = await openRentalPayment(shop, ordered, await holder.tokenFor(card));
  return { reference: body.enrollReference, md: body.paymentAuthRequest?.md ?? '' };
};

const proceed = async ({ reference }: Opened) =>
  (await shop.open.app.payments.proceed(reference))?.status ?? null;

const proceedLater = async (opened: Opened, later: number) => {
  await moveClock(shop, later);
  return proceed(opened);
};

const bankIsSilent = (isSilent: boolean) =>
  shop.open.world?.carryOut(
    isSilent
      ? { do: 'meet', name: 'bank', with: { kind: 'refuse', status: 503 }, times: null }
      : { do: 'let-pass', name: 'bank' },
  );

const abandon = ({ number, cookie }: Ordered) =>
  postTo(shop, '/car-rental/order-abandonment', { reservationNumber: number }, { cookie });

/** What the order, the company, the bank and the books have of a rental. */
const stateOf = async ({ number, due }: Ordered) => {
  const { db } = shop.open.app;
  const [order, company, charges, moved] = await Promise.all([
    db.selectFrom('rental_order').select('status').where('number', '=', number).executeTakeFirst(),
    db.selectFrom('supplier_rental').select('state').where('key', '=', number).execute(),
    db.selectFrom('bank_payment').select(['captured', 'returned']).where('locator', '=', number).execute(),
    db
      .selectFrom('money_movement')
      .innerJoin('settlement', 'settlement.id', 'money_movement.payment')
      .select(['money_movement.kind', 'money_movement.amount'])
      .where('settlement.locator', '=', number)
      .orderBy('money_movement.moved_at')
      .execute(),
  ]);
  return {
    order: order?.status,
    company: company.map(({ state }) => state),
    /** In parts of what was due. */
    charged: charges.reduce((sum, { captured, returned }) => sum + captured - returned, 0) / (due * 100),
    moved: moved.map(({ kind, amount }) => [kind, amount / (due * 100)]),
    difference: (await booksOf(db)).difference,
  };
};

const nonePaid = { order: 'open', company: ['held'], charged: 0, moved: [], difference: 0 };
const given = { ...nonePaid, order: 'refused', company: ['cancelled'] };
const paidOnce = {
  order: 'booked',
  company: ['confirmed'],
  charged: 1,
  moved: [
    ['captured', 1],
    ['ticketed', 1],
  ],
  difference: 0,
};

test.each([
  ['before its page', 'adana', '5400610000012972', null],
  ['to what was proved', 'izmir', '5400610000014820', 'approve'],
  ['when it is charged', 'kayseri', '5400610000014457', 'approve'],
  ['because the holder says no', 'konya', good, 'decline'],
])(
  '[S-22] [R-26] the bank says no %s: no money moves, the company keeps the car, and another card pays once',
  async (_, office, card, action) => {
    const ordered = await orderAt(office);
    const opened = await begin(ordered, card);
    if (action !== null) await holder.comeBack(await holder.answerBank(opened.md, action));
    expect(await stateOf(ordered)).toEqual(nonePaid);
    const again = await begin(ordered);
    await holder.comeBack(await holder.answerBank(again.md, 'approve'));
    expect(await stateOf(ordered)).toEqual(paidOnce);
    expect(await lettersTo(shop, ordered.email)).toHaveLength(1);
  },
);

test('[S-22] [R-26] the bank gives no answer: nothing is paid or given away until its word is heard', async () => {
  const ordered = await orderAt('konya');
  const opened = await begin(ordered);
  const page = await holder.answerBank(opened.md, 'approve');
  await bankIsSilent(true);
  await holder.comeBack(page);
  expect(await stateOf(ordered)).toEqual(nonePaid);
  expect((await abandon(ordered)).body.type).toBe('payment-underway');
  expect(await stateOf(ordered)).toEqual(nonePaid);
  await bankIsSilent(false);
  expect(await proceedLater(opened, minute)).toBe('ticketed');
  expect(await stateOf(ordered)).toEqual(paidOnce);
});

test('[S-22] [R-26] the bank’s yes comes late, when nobody looks any more: the car is had once and the letter tells it', async () => {
  const ordered = await orderAt('kayseri');
  const opened = await begin(ordered);
  await holder.answerBank(opened.md, 'late');
  expect(await stateOf(ordered)).toEqual(nonePaid);
  expect(await proceedLater(opened, minute)).toBe('ticketed');
  expect(await stateOf(ordered)).toEqual(paidOnce);
  expect(await lettersTo(shop, ordered.email)).toHaveLength(1);
});

test('[S-20] [S-22] whoever leaves the bank by its link, comes back, closes the page and comes back pays once', async () => {
  const ordered = await orderAt('adana');
  const first = await begin(ordered);
  await holder.answerBank(first.md, 'abandon');
  expect(await stateOf(ordered)).toEqual(nonePaid);
  const second = await begin(ordered);
  expect(await stateOf(ordered)).toEqual(nonePaid);
  const third = await begin(ordered);
  await holder.comeBack(await holder.answerBank(third.md, 'approve'));
  for (const left of [first, second]) await proceedLater(left, minute);
  expect(await stateOf(ordered)).toEqual(paidOnce);
  expect(await lettersTo(shop, ordered.email)).toHaveLength(1);
});

test('[S-20] [S-22] whoever leaves by the link and then for good gives the car back; neither try is paid later', async () => {
  const ordered = await orderAt('istanbul-pendik');
  const first = await begin(ordered);
  await holder.answerBank(first.md, 'abandon');
  const second = await begin(ordered);
  expect((await abandon(ordered)).status).toBe(200);
  expect(await stateOf(ordered)).toEqual(given);
  await holder.answerBank(second.md, 'approve');
  for (const left of [first, second]) await proceedLater(left, minute);
  expect(await stateOf(ordered)).toEqual(given);
  expect((await listOf(shop, wishOf(shop, 'istanbul-pendik'))).body.count).toBe(37);
});

test('[S-20] whoever closes the page and stays away: after the time nothing is paid and the car is in the list again', async () => {
  const ordered = await orderAt('istanbul-sogutlucesme');
  const left = await begin(ordered);
  expect(await proceedLater(left, 21 * minute)).toBe('lapsed');
  expect(await stateOf(ordered)).toEqual(given);
  expect((await listOf(shop, wishOf(shop, 'istanbul-sogutlucesme'))).body.count).toBe(37);
});

test('[S-22] a process that dies between the company’s keeping of the car and the bank’s charge leaves it to the others: one charge, one car', async () => {
  const ordered = await orderAt('ankara');
  const opened = await begin(ordered);
  const page = await holder.answerBank(opened.md, 'approve');
  await bankIsSilent(true);
  await holder.comeBack(page);
  const { db, clock } = shop.open.app;
  await bankIsSilent(false);
  // The question was taken up and its asker is heard of no more.
  await db
    .updateTable('settlement')
    .set({ ask_at: clock.now() + 15_000, tries: 1 })
    .where('id', '=', opened.reference)
    .execute();
  await proceed(opened);
  expect(await stateOf(ordered)).toEqual(nonePaid);
  expect(await proceedLater(opened, minute)).toBe('ticketed');
  expect(await stateOf(ordered)).toEqual(paidOnce);
});
