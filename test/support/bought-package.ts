import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { provedCard } from './bought-ticket.ts';
import type { LoggedInClient } from './members.ts';
import type { TestShop } from './open-test-shop.ts';
import { postTo } from './visitors.ts';

export const packages = '/crs/subscription-purchases';

type Wished = { readonly product?: number; readonly daysAhead?: number };

/** A package as its member wishes for it. */
export const packageWish = (now: number, { product = 3, daysAhead = 0 }: Wished = {}) => ({
  subscriptionId: product,
  purchaseCount: 1,
  startDate: travelDayOf(dayNumberAt(now) + daysAhead),
  fromStationId: 98,
  toStationId: 1325,
});

export const askPackage = (
  shop: TestShop,
  { authorized }: Pick<LoggedInClient, 'authorized'>,
  how: string,
  body: object,
) => postTo(shop, `${packages}/${how}`, body, { ...authorized });

/** A package as a member buys it: told, ordered and paid by card over the wire. */
export const buyPackage = async (shop: TestShop, buyer: LoggedInClient, wished: Wished = {}) => {
  const wish = packageWish(shop.open.house.clock.now(), wished);
  const { body: told } = await askPackage(shop, buyer, 'calculate', wish);
  const { totalAmount } = told;
  const { body: ordered } = await askPackage(shop, buyer, 'create', { ...wish, totalAmount });
  const { orderNumber: pnr } = ordered;
  const biletRezOdemeBilgileri = { kartTokeni: await provedCard(shop), toplamBiletTutari: totalAmount };
  const asked = { islemTipi: 4, pnr, denemeNo: pnr, biletRezOdemeBilgileri };
  const { body: opened } = await postTo(shop, '/odeme/vbEnrollControl', asked, { ...buyer.authorized });
  const standing = await shop.open.house.payments.proceed(opened.enrollReference);
  if (standing?.stands !== 'ticketed') throw new Error(`It was not sold: ${JSON.stringify(opened)}`);
  return { locator: standing.locator, price: totalAmount };
};
