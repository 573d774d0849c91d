import { paymentPurposes } from '#domain/fare/payment-purpose.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { blankRentalDriver, type RentalDriver } from '#domain/rental/rental-driver.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { holderHashOf, tokenFor } from '#server/counterparts/bank/cards.ts';
import type { TestShop } from '../open-test-shop.ts';
import { newAddress, postTo } from './visitors.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Day 0 was a Thursday. */
const monday = 4;

export const driver: RentalDriver = {
  ...blankRentalDriver,
  firstName: 'Işık',
  lastName: 'Çelik',
  birthDate: '03.05.1990',
  identityNumber: '10000000146',
  email: 'isik@example.com',
  phone: '532 123 45 67',
  city: 'Kayseri',
  zip: '38010',
  address: 'Sivas Caddesi 1',
  licenceSince: '03.06.2012',
};

/** `islemTipi` of the wire. */
export const rentalPurpose = paymentPurposes.indexOf('rental');

export const allContracts = ['sales-contract', 'pre-information', 'rental-conditions'];

/** Ten in the morning, so many days from now. */
export const morningIn = ({ open }: TestShop, days: number): number =>
  startOfDay(dayNumberAt(open.app.clock.now()) + days) + 10 * hour;

/** The railway's midnight of a Monday more than a week ahead: no office is shut from then until the car is back. */
export const soonestMonday = (now: number): number => {
  const soonest = dayNumberAt(now) + 8;
  return startOfDay(soonest + ((monday - (soonest % 7) + 7) % 7));
};

export const wishAt = (now: number, office = 'ankara', days = 3) => {
  const pickUpAt = soonestMonday(now) + 10 * hour;
  return { pickUpOffice: office, dropOffOffice: office, pickUpAt, dropOffAt: pickUpAt + days * day };
};

export const wishOf = ({ open }: TestShop, office?: string, days?: number) =>
  wishAt(open.app.clock.now(), office, days);

export const listOf = (shop: TestShop, wish: object, listing: object = {}) =>
  postTo(shop, '/car-rental/list', { wish, listing });

type Lira = Omit<RentalOffer, 'total'> & { readonly total: number };

export type Ordered = {
  readonly number: string;
  readonly cookie: string;
  /** In lira. */
  readonly due: number;
  readonly payBy: number;
};

export type OrderOf = {
  readonly office?: string;
  /** The end of the car's id; left out, any car. */
  readonly car?: string;
  readonly wish?: object;
  readonly more?: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Whatever is said to a wish for a car, and the cookie of the browser that wished for it. */
export const askOrder = async (shop: TestShop, { office, car = '', wish, more, headers }: OrderOf = {}) => {
  const list = await listOf(shop, wish ?? wishOf(shop, office), { limit: 40 });
  const offer = list.body.offers.find(({ id }: Lira) => id.endsWith(car));
  const asked = {
    carRentalSearchId: list.body.carRentalSearchId,
    carId: offer?.id ?? '',
    driver,
    contracts: allContracts,
    amountDue: offer?.total ?? 0,
    ...more,
  };
  const answer = await shop.askJson('/car-rental/order-payment', asked, { ...newAddress(), ...headers });
  const [cookie = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  return { body: await answer.json(), cookie, asked };
};

export const orderCar = async (shop: TestShop, of: OrderOf = {}): Promise<Ordered> => {
  const { body, cookie } = await askOrder(shop, of);
  if (body.reservationNumber === undefined) throw new Error(JSON.stringify(body));
  return { number: body.reservationNumber, cookie, due: body.amountDue, payBy: body.payBy };
};

type Named = { readonly name?: string; readonly isProved?: boolean };

const cardNamed = ({ open }: TestShop, holder: string, { name = 'credit-card', isProved = true }: Named) => {
  const { db, clock } = open.app;
  const now = clock.now();
  const card = { name, lastFour: '0018', isProved, goodUntil: now + 365 * day };
  return tokenFor(db, { ...card, holderHash: holderHashOf(holder) }, now);
};

/** A card whose holder has shown already that it is theirs. */
export const cardOf = (shop: TestShop, holder: string, name = 'credit-card'): Promise<string> =>
  cardNamed(shop, holder, { name });

/** The driver's card, before it was shown to be theirs. */
export const unprovedCardOf = (shop: TestShop): Promise<string> =>
  cardNamed(shop, 'ISIK CELIK', { isProved: false });

/** Opens the payment of a rental as the shop's one room for payments does. */
export const openRentalPayment = (shop: TestShop, { number, due, cookie }: Ordered, kartTokeni: string) => {
  const paying = { kartTokeni, toplamBiletTutari: due };
  const what = { islemTipi: rentalPurpose, pnr: number, denemeNo: kartTokeni };
  return postTo(shop, '/odeme/vbEnrollControl', { ...what, biletRezOdemeBilgileri: paying }, { cookie });
};

/** Pays, and says what the bank's word makes of it. */
export const payFor = async (shop: TestShop, ordered: Ordered, holder = 'ISIK CELIK') => {
  const { body } = await openRentalPayment(shop, ordered, await cardOf(shop, holder));
  const paymentState =
    body.enrollReference === undefined ? null : await shop.open.app.payments.proceed(body.enrollReference);
  return { body, paymentState };
};

/** A car that is paid for, as its driver gets it over the wire. */
export const rentCar = async (shop: TestShop, of: OrderOf = {}): Promise<Ordered> => {
  const ordered = await orderCar(shop, of);
  const { body, paymentState } = await payFor(shop, ordered);
  if (paymentState?.status !== 'ticketed') throw new Error(JSON.stringify(body));
  return ordered;
};
