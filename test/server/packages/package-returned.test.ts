import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/values/language.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { booksOf } from '../../support/server/books-of.ts';
import { letterAbout } from '../../support/server/letters.ts';
import { askPackage, packageWish } from '../../support/shop/bought-package.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';
import { postTo } from '../../support/shop/visitors.ts';
import { returnedIn } from '../../support/sold/returned-letter.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** A package whose money the bank has, and whose order is let go before it can be given. */
const paidInVain = async (more: object) => {
  const member = await memberOf(shop);
  const { db, clock, payments } = shop.open.app;
  const wish = packageWish(clock.now());
  const { body: quote } = await askPackage(shop, member, 'calculate', wish);
  const { totalAmount } = quote;
  const { body: ordered } = await askPackage(shop, member, 'create', { ...wish, totalAmount });
  const { orderNumber: pnr } = ordered;
  const biletRezOdemeBilgileri = { kartTokeni: await provedCard(shop), toplamBiletTutari: totalAmount };
  const asked = { islemTipi: 4, pnr, denemeNo: pnr, biletRezOdemeBilgileri };
  const { body: opened } = await postTo(shop, '/odeme/vbEnrollControl', asked, { ...member.authorized });
  const order = await db
    .updateTable('package_order')
    .set({ status: 'refused', ...more })
    .where('id', '=', pnr)
    .returning(['locator', 'user_id'])
    .executeTakeFirstOrThrow();
  const proceed = () => payments.proceed(opened.enrollReference);
  return { order, proceed, due: Math.round(totalAmount * 100) };
};

test.each(languages)(
  '[S-22] a package that cannot be given: a letter in %s tells that the money goes back',
  async (language) => {
    const { order, proceed, due } = await paidInVain({ language });
    expect((await proceed())?.status).toBe('refunded');
    expect(await letterAbout(shop, order.locator)).toEqual([
      returnedIn(language, 'letter.package-returned.text', order, due),
    ]);
    expect((await booksOf(shop.open.app.db)).difference).toBe(0);
  },
);

test('[S-22] whose membership has ended meanwhile has the money back and no letter', async () => {
  const { order, proceed } = await paidInVain({});
  const { db, clock } = shop.open.app;
  await db
    .updateTable('user_account')
    .set({ ended_at: clock.now() })
    .where('id', '=', order.user_id)
    .execute();
  expect([(await proceed())?.status, await letterAbout(shop, order.locator)]).toEqual(['refunded', []]);
});
