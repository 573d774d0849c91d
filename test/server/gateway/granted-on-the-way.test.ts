import { expect, test } from 'vitest';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { paymentCallsBy } from '#gateway/payments/payment-calls.ts';
import { walletCallsBy } from '#gateway/payments/wallet-calls.ts';
import { carCallsBy } from '#gateway/rentals/car-calls.ts';
import { rentalCallsBy } from '#gateway/rentals/rental-calls.ts';
import { couponCallsBy } from '#gateway/tickets/coupon-calls.ts';
import { extrasCallsBy } from '#gateway/tickets/extras-calls.ts';
import { historyCallsBy } from '#gateway/tickets/history-calls.ts';
import { grantedBy } from '../../support/server/granted-by.ts';
import type { Asks } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const now = () => 0;
const bought = { locator: 'AB12CD', bought: 'sale' } as const;
const sought = { by: 'number', number: '1', surname: 'X', price: 1 } as const;
const listing = { bands: [], sort: 'cheapest', offset: 0, limit: 10 } as const;

const listed: Asks = (gateway) => carCallsBy(gateway, now).list({ search: 's', listing }, signal);

const asked: readonly (readonly [string, Asks])[] = [
  ['open tickets that may pay', (gateway) => paymentCallsBy(gateway, now).findCoupons(sought, signal)],
  [
    'open tickets that pay',
    (gateway) =>
      paymentCallsBy(gateway, now).chooseCoupons({ locator: 'AB12CD', numbers: ['1'], surname: 'X' }, signal),
  ],
  ['a promotion', (gateway) => paymentCallsBy(gateway, now).price({ ...bought, code: 'SEFER10' }, signal)],
  ['miles', (gateway) => paymentCallsBy(gateway, now).miles(null, signal)],
  ['the cards of a wallet', (gateway) => walletCallsBy(gateway, now).cards(null, signal)],
  ['a code of the wallet', (gateway) => walletCallsBy(gateway, now).askCode({ cardId: 'c' }, signal)],
  ['cars of a search', listed],
  [
    'places of a train',
    (gateway) => carCallsBy(gateway, now).placesOfTrain({ pnr: 'AB34CD', surname: 'YILMAZ' }, signal),
  ],
  [
    'a rented car',
    (gateway) => rentalCallsBy(gateway, now).view({ code: 'k'.repeat(43), number: '', surname: '' }, signal),
  ],
  [
    'what a rental gives back',
    (gateway) => rentalCallsBy(gateway, now).quoteRefund({ number: 'AR123456' }, signal),
  ],
  [
    'an open ticket',
    (gateway) => couponCallsBy(gateway).find({ by: 'number', number: '1', surname: 'X' }, signal),
  ],
  ['services', (gateway) => extrasCallsBy(gateway).find({ locator: 'AB34CD', order: 'order-1' }, signal)],
  [
    'coupons',
    (gateway) => historyCallsBy(gateway).coupons({ member: 17, days: null, list: 'UNPAID' }, signal),
  ],
];

/** What becomes of a thing by the hour is reckoned here, and a search is called by its number. */
const reckoned = new Set(['id', 'status']);

/** On the wire money is in lira. */
const isSame = (here: unknown, there: unknown) =>
  here === there || (typeof there === 'number' && here === kurusOfLira(there));

/** What an answer calls by a name is called by it in the page as well, or by another that the answer has not. */
test.each(asked)('[C-08] what keeps its name on the way keeps its value: %s', async (_name, asks) => {
  for (const seed of [1, 2, 3]) {
    const { given, shown } = await grantedBy(asks, seed);
    const names = new Set(given.map(([name]) => name));
    const kept = shown.filter(([name]) => names.has(name) && !reckoned.has(name));
    const wrong = kept.filter(
      ([name, value]) => !given.some(([own, each]) => own === name && isSame(value, each)),
    );
    expect(shown.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  }
});

test.each([
  [0, 0, 'none'],
  [10, 10, 'none'],
  [10, 11, 'some'],
] as const)(
  '[S-20] of %i cars that were shown, with %i in all, there are %s left',
  async (offset, count, rest) => {
    const { shown } = await grantedBy(listed, 1, { offers: [], offset, count });
    expect(shown.filter(([name]) => name === 'rest')).toEqual([['rest', rest]]);
  },
);
