import { afterAll, beforeEach, expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { openPaymentShop } from '../../support/shop/payment-shop.ts';
import { cardHolderAt } from '../../support/sold/card-holder.ts';
import { seedPurchase } from '../../support/sold/seed-purchase.ts';

const shop = await openPaymentShop();
const holder = cardHolderAt(shop);
afterAll(() => shop.end());

beforeEach(async () => {
  // Guesses are counted by the hour.
  await shop.pass(61 * minute);
  const now = shop.open.app.clock.now();
  shop.desk.owe({ amount: 93_000, deadline: now + 10 * minute, locator: 'AB12CD' });
});

const card = () => holder.tokenFor('5400610000010018');

const refusalOf = async (answer: Response): Promise<string> => (await answer.json()).type;

test('a stranger is told the same of a purchase with another price and of none, and guesses five times; the right price is no guess', async () => {
  const { subject } = await seedPurchase(shop.open.app);
  const token = await card();
  const answers = [];
  for (const lira of [929, 931, 1, 0, 900, 932]) {
    answers.push(await refusalOf(await holder.open(subject, token, lira)));
  }
  expect((await holder.open(subject, token, 930)).status).toBe(200);
  shop.desk.owe(null);
  answers.push(await refusalOf(await holder.open(crypto.randomUUID(), token, 930)));
  const same = 'nothing-due';
  expect(answers).toEqual([same, same, same, same, same, 'too-many-tries', same]);
});

test('[E-10] the owner is told that the price is another, however often', async () => {
  const { subject, cookie } = await seedPurchase(shop.open.app);
  const token = await card();
  const answers = [];
  for (let times = 0; times < 7; times += 1) {
    answers.push(await refusalOf(await holder.open(subject, token, 929, cookie)));
  }
  expect(new Set(answers)).toEqual(new Set(['amount-wrong']));
  expect((await holder.open(subject, token, 930, cookie)).status).toBe(200);
});

test('an owner who was refused forty times within a minute pays with the forty-first try', async () => {
  const { subject, cookie: own } = await seedPurchase(shop.open.app);
  const cookie = `${own}; party=${shop.open.app.issued.issue()}`;
  const token = await card();
  for (let times = 0; times < 40; times += 1) {
    expect(await refusalOf(await holder.open(subject, token, 929, cookie))).toBe('amount-wrong');
  }
  expect((await holder.open(subject, token, 930, cookie)).status).toBe(200);
});

test('whoever knows what is to be paid may pay it, and that is no guess', async () => {
  const token = await card();
  const subject = crypto.randomUUID();
  const answers = [];
  for (let times = 0; times < 12; times += 1) answers.push((await holder.open(subject, token)).status);
  expect(new Set(answers)).toEqual(new Set([200]));
});
