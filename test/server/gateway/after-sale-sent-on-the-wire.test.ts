import { expect, test } from 'vitest';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { rentalCallsBy } from '#gateway/rentals/rental-calls.ts';
import { afterSaleCallsBy } from '#gateway/tickets/after-sale-calls.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { type Asks, type Sent, sentBy } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const key = 'key-of-a-press';
const code = 'k'.repeat(43);
const seat: HeldSeat = {
  passenger: 0,
  direction: 'outward',
  leg: 0,
  coachId: 105_700_010_001,
  seat: '3A',
  fromStation: 98,
  toStation: 1325,
  gender: 'F',
  tariffId: 1,
  family: 'STANDART',
  holdId: 'hold-1',
  cabinClass: 'Y1',
  amount: 93_000,
  deadline: 1_800_000_000_000,
};
const changes = {
  locator: 'AB12CD',
  changes: [{ ticket: '100000000001', seat }],
};
const changesOnWire = {
  pnr: 'AB12CD',
  changes: [
    {
      ticketNumber: '100000000001',
      allocationId: 'hold-1',
      trainCarId: 105_700_010_001,
      seatNumber: '3A',
      fromStationId: 98,
      toStationId: 1325,
    },
  ],
};
const dealt = { locator: 'AB12CD', numbers: ['100000000001', '100000000002'] };
const dealtOnWire = { pnr: 'AB12CD', ticketNumbers: ['100000000001', '100000000002'] };
const converted = 'convert-to-open-ticket';
const quote = { action: converted, tickets: [], total: 45_000 } as const;
const rentals: (gateway: Parameters<Asks>[0]) => ReturnType<typeof rentalCallsBy> = (gateway) =>
  rentalCallsBy(gateway, () => 0);

// Every value is another one: two that are changed for each other are seen.
test.each<[string, Asks, Sent | undefined]>([
  [
    'a rented car by a mailed code, whatever else is said',
    (gateway) => rentals(gateway).view({ code, number: 'ARABC234', surname: 'YILMAZ' }, signal),
    { to: 'POST /car-rental/order-view', body: { code } },
  ],
  [
    'nothing by what can be no code',
    (gateway) =>
      rentals(gateway).view({ code: 'k'.repeat(101), number: 'ARABC234', surname: 'YILMAZ' }, signal),
    undefined,
  ],
  [
    'a rented car by its number and a surname',
    (gateway) => rentals(gateway).view({ code: '', number: 'ar abc234', surname: 'YILMAZ' }, signal),
    {
      to: 'POST /car-rental/order-view',
      body: { reservationNumber: 'ARABC234', lastName: 'YILMAZ', code: null },
    },
  ],
  [
    'nothing by what can be no number of a rental',
    (gateway) => rentals(gateway).view({ code: '', number: 'x', surname: 'YILMAZ' }, signal),
    undefined,
  ],
  [
    'a link to a rental',
    (gateway) => rentals(gateway).mailLink({ number: 'ARABC234', surname: 'YILMAZ' }, signal),
    { to: 'POST /car-rental/order-link', body: { reservationNumber: 'ARABC234', lastName: 'YILMAZ' } },
  ],
  [
    'what a rental gives back',
    (gateway) => rentals(gateway).quoteRefund({ number: 'ARABC234' }, signal),
    { to: 'POST /car-rental/order-refund-amount', body: { reservationNumber: 'ARABC234' } },
  ],
  [
    'the end of a rental, for the amount that was told',
    (gateway) =>
      rentals(gateway).cancel({ number: 'ARABC234', refund: 12_500, reason: 'plans-changed', key }, signal),
    {
      to: 'POST /car-rental/order-cancel',
      body: {
        idempotencyKey: key,
        reservationNumber: 'ARABC234',
        reason: 'plans-changed',
        toldRefund: 125,
      },
    },
  ],
  [
    'whether tickets may be changed',
    (gateway) => changeCallsBy(gateway).mayChange({ locator: 'AB12CD', numbers: ['1', '2'] }, signal),
    {
      to: 'POST /crs/rail-booking/v2/ticket-change-validation',
      body: { pnr: 'AB12CD', ticketNumbers: ['1', '2'] },
    },
  ],
  [
    'what a change costs',
    (gateway) => changeCallsBy(gateway).simulateChange(changes, signal),
    { to: 'POST /crs/rail-booking/v2/ticket-change-simulation', body: changesOnWire },
  ],
  [
    'a change, for what was told of it',
    (gateway) => changeCallsBy(gateway).performChange({ ...changes, due: 1500, back: 700, key }, signal),
    {
      to: 'POST /crs/rail-booking/v2/ticket-change-perform-3D',
      body: { ...changesOnWire, amountDue: 15, toldRefund: 7, cardToken: '', idempotencyKey: key },
    },
  ],
  [
    'what open tickets would come of tickets',
    (gateway) => afterSaleCallsBy(gateway).simulateDeal({ ...dealt, action: converted }, signal),
    { to: 'POST /crs/open-tickets/simulation', body: dealtOnWire },
  ],
  [
    'open tickets for tickets',
    (gateway) => afterSaleCallsBy(gateway).performDeal({ ...dealt, action: converted, quote, key }, signal),
    {
      to: 'POST /crs/open-tickets/create',
      body: { ...dealtOnWire, toldAmount: 450, idempotencyKey: key },
    },
  ],
  [
    'what comes back for tickets',
    (gateway) => afterSaleCallsBy(gateway).simulateDeal({ ...dealt, action: 'return' }, signal),
    { to: 'POST /crs/rail-booking/v2/ticket-cancellation-simulation', body: dealtOnWire },
  ],
  [
    'tickets back, for the amount that was told',
    (gateway) => afterSaleCallsBy(gateway).performDeal({ ...dealt, action: 'return', quote, key }, signal),
    {
      to: 'POST /crs/rail-booking/v2/ticket-cancellation-perform',
      body: { ...dealtOnWire, toldAmount: 450, idempotencyKey: key },
    },
  ],
  [
    'more time for a reservation',
    (gateway) => afterSaleCallsBy(gateway).extendOption({ locator: 'AB12CD', key }, signal),
    {
      to: 'POST /crs/rail-booking/v2/extend-reservation',
      body: { locator: 'AB12CD', idempotencyKey: key },
    },
  ],
  [
    'the end of a reservation',
    (gateway) => afterSaleCallsBy(gateway).cancelReservation({ locator: 'AB12CD', key }, signal),
    {
      to: 'POST /crs/rail-booking/v2/reservation-cancellation',
      body: { locator: 'AB12CD', idempotencyKey: key },
    },
  ],
  [
    'what a reservation costs as a ticket',
    (gateway) => afterSaleCallsBy(gateway).simulateSale({ locator: 'AB12CD' }, signal),
    { to: 'POST /crs/rail-booking/v2/reservation-to-ticket-simulation', body: { locator: 'AB12CD' } },
  ],
])('[C-08] %s is asked for as the wire names it', async (_, asks, expected) => {
  expect(await sentBy(asks)).toEqual(expected);
});
