import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { LoggedInClient } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';
import { provedCard } from './bought-ticket.ts';
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

/** An order of a package, laid down over the wire and not paid for. */
export const orderPackage = async (shop: TestShop, buyer: LoggedInClient, wished: Wished = {}) => {
  const wish = packageWish(shop.open.app.clock.now(), wished);
  const { body: quote } = await askPackage(shop, buyer, 'calculate', wish);
  const { totalAmount } = quote;
  const { body: ordered } = await askPackage(shop, buyer, 'create', { ...wish, totalAmount });
  return { pnr: String(ordered.orderNumber), price: Number(totalAmount) };
};

type Paying = { readonly pnr: string; readonly price: number; readonly card: string };

/** A payment by card, begun over the wire. */
export const beginPackage = async (shop: TestShop, buyer: LoggedInClient, { pnr, price, card }: Paying) => {
  const biletRezOdemeBilgileri = { kartTokeni: card, toplamBiletTutari: price };
  const asked = { islemTipi: 4, pnr, denemeNo: pnr, biletRezOdemeBilgileri };
  return postTo(shop, '/odeme/vbEnrollControl', asked, { ...buyer.authorized });
};

/** A package as a member buys it: told, ordered and paid by card over the wire, with a promo code or without. */
export const buyPackage = async (
  shop: TestShop,
  buyer: LoggedInClient,
  { code, ...wished }: Wished & { readonly code?: string } = {},
) => {
  const { pnr, price } = await orderPackage(shop, buyer, wished);
  const promoted = async () => {
    const promotion = { locator: pnr, purpose: 'package', code };
    const { body } = await postTo(shop, '/tms/payment/promotion/activate', promotion, {
      ...buyer.authorized,
    });
    return body.toPay;
  };
  const toPay = code === undefined ? price : await promoted();
  const { body: opened } = await beginPackage(shop, buyer, {
    pnr,
    price: toPay,
    card: await provedCard(shop),
  });
  const paymentState = await shop.open.app.payments.proceed(opened.enrollReference);
  if (paymentState?.status !== 'ticketed') throw new Error(`It was not sold: ${JSON.stringify(opened)}`);
  return { locator: paymentState.locator, price, paid: toPay };
};
