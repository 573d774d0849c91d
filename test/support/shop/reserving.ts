import type { BrowserClient } from '../browser-client.ts';
import type { TestShop } from '../open-test-shop.ts';
import { provedCard } from './bought-ticket.ts';

/** Where a reservation is made, bought instead, given up, priced and paid. */
export const reserving = {
  reserve: '/crs/rail-booking/',
  buy: '/crs/rail-booking/create-pnr',
  cancel: '/crs/rail-booking/v2/reservation-cancellation',
  simulate: '/crs/rail-booking/v2/reservation-to-ticket-simulation',
  issue: '/crs/rail-booking/v2/issue-ticket-3D',
} as const;

/** Asks as one browser, and reads the answer. */
export const asking = (browser: BrowserClient) => async (call: keyof typeof reserving, body: unknown) =>
  (await browser.post(reserving[call], body)).json();

/** Pays for a reservation by card, in the browser that made it; says what became of the payment. */
export const payForReserved = async (shop: TestShop, browser: BrowserClient, locator: string) => {
  const ask = asking(browser);
  const paid = await ask('issue', {
    locator,
    totalPrice: (await ask('simulate', { locator })).totalPrice,
    cardToken: await provedCard(shop),
    idempotencyKey: 'bought',
  });
  return (await shop.open.app.payments.proceed(paid.enrollReference))?.status;
};

let travellers = 0;

const longestCount = 9;

/** What tells one passenger from every other: who reserves often is one of many. */
export const newTraveller = () => {
  travellers += 1;
  const digits = `2${String(travellers).padStart(longestCount, '0')}`;
  const sum = [...digits].reduce((all, digit) => all + Number(digit), 0);
  return {
    identityNumber: `${digits}${sum % 10}`,
    email: `yolcu.${travellers}@example.com`,
    phoneNumber: String(2_000_000 + travellers),
  };
};
