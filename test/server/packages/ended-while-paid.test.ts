import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { movePayment } from '#server/counterparts/bank/bank-payments.ts';
import { tokenFor } from '#server/counterparts/bank/cards.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import { type LoggedInClient, memberOf, minute, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { beginPackage, orderPackage } from '../../support/shop/bought-package.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const userId = 1001;

/** A card of which the bank asks a proof on its own page. */
const askedCard = () => {
  const { db, clock } = shop.open.app;
  const now = clock.now();
  const asked = {
    name: 'credit-card',
    lastFour: '0018',
    isProved: false,
    goodUntil: now + 60 * minute,
  } as const;
  return tokenFor(db, asked, now);
};

const end = async ({ client, authorized }: LoggedInClient): Promise<number> => {
  const answer = await shop.ask(`/mc/customers/${userId}`, {
    method: 'DELETE',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify({ password: rightPassword }),
  });
  return answer.status;
};

const boughtBy = (payment: string) =>
  shop.open.app.db.selectFrom('package_purchase').select('locator').where('payment', '=', payment).execute();

const lettersToNobody = () =>
  shop.open.app.db
    .selectFrom('letter')
    .select('subject')
    .where('recipient', '=', `ended-${userId}`)
    .execute();

test('[F-06] [S-25] the money for a package goes back when its member ends the membership before the bank approves', async () => {
  const { db, payments } = shop.open.app;
  const member = await memberOf(shop);
  const { pnr, price } = await orderPackage(shop, member);
  const { body } = await beginPackage(shop, member, { pnr, price, card: await askedCard() });
  const payment = String(body.enrollReference);
  expect(await end(member)).toBe(200);
  const before = await booksOf(db);
  await movePayment(db, (await findRow(db, payment))?.key ?? '', 'open', { state: 'approved' });
  const paymentState = await payments.proceed(payment);
  const after = await booksOf(db);
  expect([paymentState?.status, await boughtBy(payment), await lettersToNobody()]).toEqual([
    'refunded',
    [],
    [],
  ]);
  expect([after.ticketed - before.ticketed, after.difference]).toEqual([0, 0]);
});

test('[F-06] [S-25] nothing is due for a package whose member has ended the membership', async () => {
  const member = await memberOf(shop);
  const { pnr: subject, price } = await orderPackage(shop, member);
  expect(await end(member)).toBe(200);
  const token = await provedCard(shop);
  const result = await shop.open.app.payments.begin({
    purpose: 'package',
    subject,
    attempt: '1',
    amount: price * 100,
    means: { kind: 'card', token },
    by: 'owner',
  });
  expect(result.ok ? result.value.status : result.refusal).toBe('nothing-due');
});
