import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { isOnWeekday, weekdays } from '#domain/time/weekday.ts';
import { publishedOf } from '#server/office/catalogue/catalogue-rows.ts';
import { agreed } from '#server/sale/settlement/desk.ts';
import { packageDesk } from '#server/start/desks/package-desk.ts';
import { ayse, type LoggedInClient, memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '../../support/server/published-by-hand.ts';
import { askPackage, buyPackage, packageWish } from '../../support/shop/bought-package.ts';

/** Products that only the catalogue knows are numbered from here on. */
const ownProducts = 1000;

const card = { price: 600_000, days: 31, trips: 20, cabinClasses: ['Y1'] };

let shop: TestShop;
let own: LoggedInClient;
beforeAll(async () => {
  shop = await openTestShop();
  own = await memberOf(shop, { email: ayse });
});
afterAll(() => shop.end());

const today = (more = 0) => travelDayOf(dayNumberAt(shop.open.app.clock.now()) + more);

/** The number under which a product that is published is sold. */
const productOf = async (code: string): Promise<number> => {
  const known = await publishedOf(shop.open.app.db, 'subscriptions');
  const [entry = 0] = [...known].find(([, published]) => published[0]?.fields?.code === code) ?? [];
  return ownProducts + entry;
};

const publish = async (code: string, fields: CatalogueFields): Promise<number> => {
  await publishByHand(shop, 'subscriptions', code, { ...card, ...fields });
  return productOf(code);
};

test('[F-06] [C-11] a subscription is sold to whom, between where and from which days it is published', async () => {
  const wish = { ...packageWish(shop.open.app.clock.now()), totalAmount: 6000 };
  const cases: readonly (readonly [CatalogueFields, string | undefined])[] = [
    [{}, undefined],
    [{ enabled: 'no' }, 'package-unknown'],
    [{ saleFrom: today(1) }, 'package-unknown'],
    [{ saleFrom: today(), saleUntil: today() }, undefined],
    [{ purchaseSalesChannelIds: ['2'] }, 'package-not-on-channel'],
    [{ purchaseSalesChannelIds: ['3'] }, undefined],
    [{ trainTypes: ['TURISTIK_TREN'] }, 'package-no-train'],
    [{ cabinClasses: ['OS'] }, 'package-no-train'],
    [{ cabinClasses: ['OS', 'C'] }, undefined],
    [{ saleUntil: today(-1) }, 'package-unknown'],
    [{ ageLimit: 20 }, 'package-not-for-age'],
    [{ fromStationId: 98, toStationId: 1 }, 'package-not-between'],
    [{ fromStationId: 1325, toStationId: 98, allowIntermediateStations: 'no' }, undefined],
    [{ distanceLimit: 1 }, 'package-too-far'],
    [
      { validDaysOfWeek: weekdays.filter((each) => !isOnWeekday(wish.startDate, each)) },
      'package-not-that-day',
    ],
  ];
  const answers: unknown[] = [];
  const products: number[] = [];
  for (const [fields] of cases) products.push(await publish(`P-${products.length}`, fields));
  for (const subscriptionId of products) {
    const quote = await askPackage(shop, own, 'calculate', { ...wish, subscriptionId });
    const ordered = await askPackage(shop, own, 'create', { ...wish, subscriptionId });
    answers.push([quote.body.type, ordered.body.type]);
  }
  expect(answers).toEqual(cases.map(([, refusal]) => [refusal, refusal]));
});

test.each([
  ['2', ['2'], undefined],
  ['2', ['3'], 'package-not-on-channel'],
  ['3', ['2'], 'package-not-on-channel'],
  ['INTERNET', ['3'], undefined],
  ['2', [], undefined],
] as const)(
  '[F-06] [C-14] through the channel %s, of one sold through %j: %s',
  async (channel, through, refusal) => {
    const code = `C-${channel}-${through.join('')}`;
    const subscriptionId = await publish(code, { purchaseSalesChannelIds: [...through] });
    const wish = { ...packageWish(shop.open.app.clock.now()), subscriptionId, totalAmount: 6000 };
    const by = { authorized: { ...own.authorized, 'sales-channel': channel } };
    const quote = await askPackage(shop, by, 'calculate', wish);
    const ordered = await askPackage(shop, by, 'create', wish);
    expect([quote.body.type, ordered.body.type]).toEqual([refusal, refusal]);
  },
);

test('[F-06] a subscription that is bought is told as it was published: what is counted, its days, its trains', async () => {
  const product = await publish('P-BOARDINGS', {
    type: 'BOARDING_COUNT',
    trainTypes: ['YHT', 'BOLGESEL'],
    ageLimit: 90,
    distanceLimit: 5_000,
  });
  const { locator } = await buyPackage(shop, own, { product });
  const { id } = await shop.open.app.db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', ayse)
    .executeTakeFirstOrThrow();
  const answer = await shop.ask(`/crs/subscription-purchases/find-by-user-id/${id}`, {
    headers: own.authorized,
  });
  const listed: readonly Record<string, unknown>[] = await answer.json();
  expect(
    listed
      .filter(({ packagePnr }) => packagePnr === locator)
      .map(({ productType, remainingCount, endDate, trainType }) => ({
        productType,
        remainingCount,
        endDate,
        trainType,
      })),
  ).toEqual([{ productType: 'BOARDING', remainingCount: 20, endDate: today(30), trainType: 'YHT,BOLGESEL' }]);
});

test('[C-10] an order that was laid down when a package was good on one kind of train is still sold', async () => {
  const wish = { ...packageWish(shop.open.app.clock.now()), totalAmount: 4650 };
  const { body: ordered } = await askPackage(shop, own, 'create', wish);
  const { db, clock } = shop.open.app;
  const orders = db.selectFrom('package_order').where('id', '=', ordered.orderNumber);
  const { as_ordered: orderedProduct, locator } = await orders
    .select(['as_ordered', 'locator'])
    .executeTakeFirstOrThrow();
  const { trainTypes: _, rules: __, ...before } = JSON.parse(orderedProduct ?? '');
  await db
    .updateTable('package_order')
    .set({ as_ordered: JSON.stringify({ ...before, trainType: 'AH' }) })
    .where('id', '=', ordered.orderNumber)
    .execute();
  await db
    .transaction()
    .execute((within) =>
      packageDesk(shop.open.app).issue(within, ordered.orderNumber, 'a payment', clock.now(), agreed),
    );
  const sold = db.selectFrom('package_purchase').where('locator', '=', locator);
  expect(await sold.select(['train_type', 'counts', 'holds']).executeTakeFirstOrThrow()).toEqual({
    train_type: 'AH',
    counts: 'BOARDING',
    holds: 10,
  });
});
