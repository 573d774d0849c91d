import * as z from 'zod/mini';
import {
  approve,
  askPayment,
  type Buyer,
  cardToken,
  type Got,
  goodCard,
  NotAnswered,
  type OrderPlaces,
  post,
} from './order-client.ts';
import { pause } from './pause.ts';
import { allContracts, driver, rentalPurpose } from './rented-car.ts';

const longestAbsence = 60_000;
const beforeAgain = 200;

const listAnswer = z.object({
  carRentalSearchId: z.string(),
  offers: z.array(z.object({ id: z.string(), total: z.number() })),
});
const orderAnswer = z.object({ reservationNumber: z.string(), amountDue: z.number() });
const openedAnswer = z.object({
  enrollReference: z.string(),
  paymentAuthRequest: z.nullable(z.object({ md: z.string() })),
});

/** What is said of a call that another turn still carries out, or of a payment that is under way. */
const notYet = new Set(['key-in-use', 'payment-underway', 'server-not-ready', 'server-broken']);

/** A renter whose call finds nobody, or no answer yet, makes the same call again, as a browser does. */
const persistently = async <Value>(call: () => Promise<Got<Value>>): Promise<Got<Value>> => {
  for (const until = performance.now() + longestAbsence; ; await pause(beforeAgain)) {
    const got = await call().catch((reason: unknown): null => {
      if (reason instanceof NotAnswered) return null;
      throw reason;
    });
    if (got !== null && (got.ok || !notYet.has(got.refusal))) return got;
    if (performance.now() > until) throw new Error(`No answer: ${JSON.stringify(got)}`);
  }
};

export type Rented = { readonly number: string; readonly refusal: string | null };

const [firstName = '', lastName = ''] = goodCard.holder.split(' ');

const isRefused = <Value>(got: Got<Value>): got is Extract<Got<Value>, { readonly ok: false }> => !got.ok;

/** Finds a car, lays it down, pays on the bank's page and asks until it is had, wherever the shop answers meanwhile. */
export const rentOnce = async (
  places: () => OrderPlaces,
  buyer: Buyer,
  wish: object,
  car: number,
): Promise<Rented> => {
  const list = await persistently(() =>
    post(`${places().shop}/car-rental/list`, { wish, listing: { limit: 40 } }, listAnswer, buyer),
  );
  if (isRefused(list)) return { number: '', refusal: list.refusal };
  const offer = list.value.offers[car % list.value.offers.length];
  const asked = {
    carRentalSearchId: list.value.carRentalSearchId,
    carId: offer?.id,
    driver: { ...driver, firstName, lastName, email: `${buyer.surname.toLowerCase()}@example.com` },
    contracts: allContracts,
    amountDue: offer?.total,
    idempotencyKey: buyer.surname,
  };
  const ordered = await persistently(() =>
    post(`${places().shop}/car-rental/order-payment`, asked, orderAnswer, buyer),
  );
  if (isRefused(ordered)) return { number: '', refusal: ordered.refusal };
  const { reservationNumber: number, amountDue: toplamBiletTutari } = ordered.value;
  const token = await persistently(async () => ({ ok: true, value: await cardToken(places()) }));
  const kartTokeni = token.ok ? token.value : '';
  const paying = { kartTokeni, toplamBiletTutari };
  const opening = {
    islemTipi: rentalPurpose,
    pnr: number,
    denemeNo: buyer.surname,
    biletRezOdemeBilgileri: paying,
  };
  const opened = await persistently(() =>
    post(`${places().shop}/odeme/vbEnrollControl`, opening, openedAnswer, buyer),
  );
  if (isRefused(opened)) return { number, refusal: opened.refusal };
  const { enrollReference, paymentAuthRequest } = opened.value;
  if (paymentAuthRequest !== null) {
    await persistently(async () => ({ ok: true, value: await approve(places(), paymentAuthRequest.md) }));
  }
  const settled = await persistently(() => askPayment(places(), enrollReference, buyer));
  return { number, refusal: settled.ok ? null : settled.refusal };
};
