import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '#test/support/server/books-of.ts';
import { askPackage, beginPackage, buyPackage, orderPackage } from '#test/support/shop/bought-package.ts';
import { type BoughtTicket, bookTicket, buyTicket, provedCard } from '#test/support/shop/bought-ticket.ts';
import { cardOf, openRentalPayment, orderCar, rentCar } from '#test/support/shop/rented-car.ts';
import { postTo } from '#test/support/shop/visitors.ts';

let shop: TestShop;
/** Another process on the same store. */
let second: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  second = await openTestShop({ settings: { PROXIES: '1' }, url: shop.url });
});
afterAll(() => shop.end());
afterAll(() => second.end());

type Reply = Awaited<ReturnType<typeof postTo>>;

/** Both processes are asked in turn, all at once. */
const atOnce = (times: number, ask: (of: TestShop, time: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: times }, (_, time) => ask(time % 2 === 0 ? shop : second, time)));

const granted = (replies: readonly Reply[]): number => replies.filter(({ status }) => status === 200).length;

const difference = async () => (await booksOf(shop.open.app.db)).difference;

const give = (of: TestShop, { locator: pnr, number, cookie }: BoughtTicket, headers: object = {}) =>
  postTo(
    of,
    '/crs/rail-booking/v2/ticket-cancellation-perform',
    { pnr, ticketNumbers: [number] },
    { cookie, ...headers },
  );

test('[S-18] one ticket that is returned and converted by two processes at once is either, and once', async () => {
  const bought = await buyTicket(shop);
  const { locator: pnr, number, cookie } = bought;
  const convert = (of: TestShop) =>
    postTo(of, '/crs/open-tickets/create', { pnr, ticketNumbers: [number] }, { cookie });
  const replies = await atOnce(8, (of, time) => (time % 4 < 2 ? give(of, bought) : convert(of)));
  expect([granted(replies), await difference()]).toEqual([1, 0]);
});

test('[S-20] a rental that is cancelled by two processes at once, with no key, gives its money back once', async () => {
  const { number: reservationNumber, cookie, due } = await rentCar(shop);
  const wanted = { reservationNumber, reason: 'plans-changed', toldRefund: due };
  const replies = await atOnce(12, (of) => postTo(of, '/car-rental/order-cancel', wanted, { cookie }));
  expect([granted(replies), await difference()]).toEqual([1, 0]);
});

test('[S-22] a rental for which four cards pay at two processes is paid by one of them', async () => {
  const ordered = await orderCar(shop);
  const cards = await Promise.all(Array.from({ length: 4 }, () => cardOf(shop, 'ISIK CELIK')));
  const replies = await atOnce(4, (of, time) => openRentalPayment(of, ordered, cards[time] ?? ''));
  const payments = replies.flatMap(({ body }) => body.enrollReference ?? []);
  const states = await Promise.all(payments.map((payment) => shop.open.app.payments.proceed(payment)));
  expect([states.filter((state) => state?.status === 'ticketed').length, await difference()]).toEqual([1, 0]);
});

test('miles for one booking, spent on four at two processes, pay for one', async () => {
  const { authorized } = await memberOf(shop);
  const { db } = shop.open.app;
  const booked = await Promise.all(Array.from({ length: 4 }, () => bookTicket(shop)));
  const points = Math.round((booked[0]?.price ?? 0) * 10);
  await db.updateTable('miles_account').set({ points }).where('owner', '=', 1001).execute();
  const replies = await atOnce(8, (of, time) => {
    const { locator, price: amount, cookie } = booked[time % 4] ?? { locator: '', price: 0, cookie: '' };
    const paying = { locator, amount, attempt: `${time}` };
    return postTo(of, '/tms/payment/miles-complete-payment', paying, { ...authorized, cookie });
  });
  const left = await db.selectFrom('miles_account').select('points').where('owner', '=', 1001).execute();
  expect([granted(replies), left]).toEqual([1, [{ points: 0 }]]);
});

test('a package that is cancelled by two processes at once gives back once what was paid, never its undiscounted price', async () => {
  const member = await memberOf(shop);
  const { locator: packagePnr, paid } = await buyPackage(shop, member, { code: 'SEFER10' });
  const { body } = await askPackage(shop, member, 'cancel-calculate', { packagePnr });
  const wanted = { packagePnr, refundAmount: body.refundAmount };
  const replies = await atOnce(10, (of) => askPackage(of, member, 'cancel', wanted));
  expect([body.refundAmount <= paid, granted(replies), await difference()]).toEqual([true, 1, 0]);
});

test('codes put on and taken off while a package is being paid leave no payment of another amount than is due', async () => {
  const member = await memberOf(shop);
  const { pnr, price } = await orderPackage(shop, member);
  const card = await provedCard(shop);
  const promotion = (code: string) => ({ locator: pnr, purpose: 'package', code });
  await atOnce(8, (of, time) => {
    if (time > 5) return beginPackage(of, member, { pnr, price, card });
    const how = time % 3 === 0 ? 'deactivate' : 'activate';
    return postTo(
      of,
      `/tms/payment/promotion/${how}`,
      promotion(time % 2 === 0 ? 'SEFER10' : 'BAHAR50'),
      member.authorized,
    );
  });
  const { db } = shop.open.app;
  const begun = await db
    .selectFrom('settlement')
    .select(['id', 'amount'])
    .where('subject', '=', pnr)
    .execute();
  for (const { id } of begun) await shop.open.app.payments.proceed(id);
  expect([begun.every(({ amount }) => amount === Math.round(price * 100)), await difference()]).toEqual([
    true,
    0,
  ]);
});

test('one key at two bookings, and of another visitor, opens nothing and repeats nothing', async () => {
  const [one, other] = [await buyTicket(shop), await buyTicket(shop)];
  const key = { 'idempotency-key': 'one key for all' };
  const first = await give(shop, one, key);
  const stolen = await give(second, { ...one, cookie: other.cookie }, key);
  const own = await give(second, other, key);
  expect([first.status, stolen.status, own.status]).toEqual([200, 403, 200]);
});
