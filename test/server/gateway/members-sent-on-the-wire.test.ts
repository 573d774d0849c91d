import { expect, test } from 'vitest';
import { blankRentalDriver } from '#domain/rental/rental-driver.ts';
import { catalogueCallsBy } from '#gateway/catalogue/catalogue-calls.ts';
import { membershipCallsBy } from '#gateway/members/membership-calls.ts';
import { passwordCallsBy } from '#gateway/members/password-calls.ts';
import { pictureCallsBy } from '#gateway/members/picture-calls.ts';
import { profileChoiceCallsBy } from '#gateway/members/profile-choice-calls.ts';
import { supportCallsBy } from '#gateway/operations/support-calls.ts';
import { carCallsBy } from '#gateway/rentals/car-calls.ts';
import { historyCallsBy } from '#gateway/tickets/history-calls.ts';
import { type Asks, type Sent, sentBy } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const code = 'k'.repeat(43);
const key = 'key-of-a-press';
const days = { first: '2026-11-01', last: '2026-11-30' };

// Every value is another one: two that are changed for each other are seen.
test.each<[string, Asks, Sent]>([
  [
    'tickets of a month',
    (gateway) =>
      historyCallsBy(gateway).bookings({ member: 17, days, list: { of: 'tickets', list: 'VALID' } }, signal),
    {
      to: 'POST /crs/purchase-histories/reservations/17',
      body: { startDate: '2026-11-01', endDate: '2026-11-30', ticketStatus: 'VALID' },
    },
  ],
  [
    'open tickets',
    (gateway) => historyCallsBy(gateway).openTickets({ member: 17, days: null, list: 'USED' }, signal),
    { to: 'POST /crs/purchase-histories/open-tickets/17', body: { status: 'USED' } },
  ],
  [
    'refund coupons of a month',
    (gateway) => historyCallsBy(gateway).coupons({ member: 17, days, list: 'UNPAID' }, signal),
    {
      to: 'POST /crs/purchase-histories/mco/17',
      body: { startDate: '2026-11-01', endDate: '2026-11-30', status: 'UNPAID' },
    },
  ],
  [
    'subscriptions',
    (gateway) => historyCallsBy(gateway).subscriptions({ member: 17 }, signal),
    { to: 'GET /crs/subscription-purchases/find-by-user-id/17', body: null },
  ],
  [
    'discount packages',
    (gateway) => historyCallsBy(gateway).discountPackages({ member: 17 }, signal),
    { to: 'GET /crs/discount-package-purchases/find-by-user-id/17', body: null },
  ],
  [
    'a new password for the old one',
    (gateway) =>
      passwordCallsBy(gateway).change({ oldPassword: 'Eski1923', newPassword: 'Yeni1923', key }, signal),
    {
      to: 'POST /mc/users/change-password',
      body: { oldPassword: 'Eski1923', newPassword: 'Yeni1923', idempotencyKey: key },
    },
  ],
  [
    'a new password by a link',
    (gateway) => passwordCallsBy(gateway).reset({ code, newPassword: 'Yeni1923', key }, signal),
    {
      to: 'POST /mc/users/reset-password',
      body: { code, newPassword: 'Yeni1923', idempotencyKey: key },
    },
  ],
  [
    'whose link it is',
    (gateway) => passwordCallsBy(gateway).readLink({ code }, signal),
    { to: 'POST /mc/customers/reset-password-get-user', body: { code } },
  ],
  [
    'a picture',
    (gateway) => pictureCallsBy(gateway).keep({ content: 'aGFsbG8=' }, signal),
    { to: 'PUT /mc/customers/own/picture', body: { content: 'aGFsbG8=' } },
  ],
  [
    'the districts of a city',
    (gateway) => profileChoiceCallsBy(gateway).districts(34, signal),
    { to: 'GET /mc/cities/34/districts', body: null },
  ],
  [
    'the neighbourhoods of a district',
    (gateway) => profileChoiceCallsBy(gateway).neighbourhoods(1103, signal),
    { to: 'GET /mc/neighbourhoods/1103', body: null },
  ],
  [
    'a customer at the counter',
    (gateway) =>
      membershipCallsBy(gateway).findAtCounter(
        { by: 'identity', number: '10000000146', lastName: 'Yılmaz' },
        signal,
      ),
    {
      to: 'POST /mc/support/customers/search',
      body: { by: 'identity', number: '10000000146', lastName: 'Yılmaz' },
    },
  ],
  [
    'a booking for support',
    (gateway) => supportCallsBy(gateway).readBooking({ locator: 'AB34CD' }, signal),
    { to: 'POST /mc/support/bookings', body: { locator: 'AB34CD' } },
  ],
  [
    'the places of a train’s passenger',
    (gateway) => carCallsBy(gateway, () => 0).placesOfTrain({ pnr: 'AB34CD', surname: 'YILMAZ' }, signal),
    { to: 'POST /car-rental/tcdd-pnr', body: { pnr: 'AB34CD', lastName: 'YILMAZ' } },
  ],
  [
    'cars for a wish',
    (gateway) =>
      carCallsBy(gateway, () => 0).find(
        {
          wish: {
            pickUpOffice: 'ESB',
            dropOffOffice: 'IST',
            pickUpAt: 1_800_000_000_000,
            dropOffAt: 1_800_100_000_000,
          },
          listing: { bands: ['over-4000'], sort: 'dearest', offset: 20, limit: 10 },
        },
        signal,
      ),
    {
      to: 'POST /car-rental/list',
      body: {
        wish: {
          pickUpOffice: 'ESB',
          dropOffOffice: 'IST',
          pickUpAt: 1800000000000,
          dropOffAt: 1800100000000,
        },
        listing: { bands: ['over-4000'], sort: 'dearest', offset: 20, limit: 10 },
      },
    },
  ],
  [
    'a car',
    (gateway) =>
      carCallsBy(gateway, () => 0).order(
        {
          search: 'search-1',
          car: 'car-2',
          amount: 310_000,
          driver: blankRentalDriver,
          contracts: ['sales-contract'],
          key,
        },
        signal,
      ),
    {
      to: 'POST /car-rental/order-payment',
      body: {
        idempotencyKey: key,
        carRentalSearchId: 'search-1',
        carId: 'car-2',
        driver: blankRentalDriver,
        contracts: ['sales-contract'],
        amountDue: 3100,
      },
    },
  ],
  [
    'to give a car back that was not paid',
    (gateway) => carCallsBy(gateway, () => 0).release({ number: 'R-1' }, signal),
    { to: 'POST /car-rental/order-abandonment', body: { reservationNumber: 'R-1' } },
  ],
])('[C-08] %s is asked for as the wire names it', async (_, asks, expected) => {
  expect(await sentBy(asks)).toEqual(expected);
});

const seen = { intentId: 31, version: 4 };

/** What staff do with a change that is on its way, and where the wire has it done. */
test.each([
  ['send', 'POST /mc/catalogue/seat-map/intents/31/send-to-approval'],
  ['recall', 'POST /mc/catalogue/seat-map/intents/31/recall'],
  ['reject', 'POST /mc/catalogue/seat-map/intents/31/reject'],
  ['publish', 'POST /mc/catalogue/seat-map/intents/31/publish'],
  ['cancel', 'POST /mc/catalogue/seat-map/intents/31/cancel'],
  ['delete-draft', 'DELETE /mc/catalogue/seat-map/drafts/31'],
  ['take-back', 'POST /mc/catalogue/seat-map/intents/31/take-back'],
] as const)(
  '[C-11] to %s is done where the wire names it, at the version that was seen',
  async (action, to) => {
    const asked = { kind: 'seat-map', id: 17, seen, action, effectiveDate: null, key } as const;
    expect(await sentBy((gateway) => catalogueCallsBy(gateway).carryOut(asked, signal))).toEqual({
      to,
      body: { id: 17, version: 4, idempotencyKey: key },
    });
  },
);
