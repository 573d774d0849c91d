import { expect, test } from 'vitest';
import { handOverCallsBy, keepingCallsBy } from '#gateway/bookings/keeping-calls.ts';
import { lookupCallsBy } from '#gateway/bookings/lookup-calls.ts';
import { printCallsBy } from '#gateway/bookings/print-calls.ts';
import { journeyCallsBy } from '#gateway/journeys/journey-calls.ts';
import { alarmCallsBy } from '#gateway/seats/alarm-calls.ts';
import { seatCallsBy } from '#gateway/seats/seat-calls.ts';
import { seatmateCallsBy } from '#gateway/seats/seatmate-calls.ts';
import { couponCallsBy } from '#gateway/tickets/coupon-calls.ts';
import { extrasCallsBy } from '#gateway/tickets/extras-calls.ts';
import { packageCallsBy } from '#gateway/tickets/package-calls.ts';
import { type Asks, type Sent, sentBy } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const code = 'k'.repeat(43);
const key = 'key-of-a-press';
const services = { locator: 'AB34CD', extras: [{ ticket: '00800000001', extra: 900 }], key };
const seatmate = {
  trainId: 5,
  fromStationId: 98,
  toStationId: 1325,
  party: 'party-of-a-browser-0001',
  locator: 'AB34CD',
  surname: 'YILMAZ',
};
const ride = { runId: 5, from: 98, to: 1325, leg: 2, party: seatmate.party };
const stretch = { trainId: 5, fromStationId: 98, toStationId: 1325, party: seatmate.party };
const wish = { from: 98, to: 1325, outward: '2026-12-01', back: '2026-12-04', passengers: 3, lapChildren: 1 };

// Every value is another one: two that are changed for each other are seen.
test.each<[string, Asks, Sent]>([
  [
    'journeys there and back, for so many',
    (gateway) => journeyCallsBy(gateway).findJourneys({ wish }, signal),
    {
      to: 'POST /tms/train/journeys',
      body: {
        ways: [
          { from: 98, to: 1325, day: '2026-12-01' },
          { from: 1325, to: 98, day: '2026-12-04' },
        ],
        party: { passengers: 3, women: 0, men: 0 },
      },
    },
  ],
  [
    'the days around a way back',
    (gateway) => journeyCallsBy(gateway).findOffers({ wish, direction: 'back' }, signal),
    {
      to: 'POST /tms/train/lowest-prices',
      body: { ways: [{ from: 1325, to: 98, day: '2026-12-04' }], passengers: 3 },
    },
  ],
  [
    'a booking, by its number and a surname',
    (gateway) => lookupCallsBy(gateway).find({ locator: 'ab34cd', who: 'Yılmaz' }, signal),
    {
      to: 'POST /crs/rail-booking/get-reservation',
      body: { locator: 'AB34CD', lastName: 'YILMAZ', email: null },
    },
  ],
  [
    'a booking, by its number and a mailbox',
    (gateway) => lookupCallsBy(gateway).sendLink({ locator: 'AB34CD', who: 'ayse@example.com' }, signal),
    {
      to: 'POST /crs/rail-booking/send-booking-link',
      body: { locator: 'AB34CD', lastName: '', email: 'ayse@example.com' },
    },
  ],
  [
    'a mailed link',
    (gateway) => lookupCallsBy(gateway).openLink({ code }, signal),
    { to: 'POST /crs/rail-booking/open-booking-link', body: { code } },
  ],
  [
    'a boarding pass',
    (gateway) => printCallsBy(gateway).boardingPass('a/b', signal),
    { to: 'GET /crs/boarding-pass/a%2Fb', body: null },
  ],
  [
    'one’s own booking',
    (gateway) => printCallsBy(gateway).booking('AB34CD', signal),
    { to: 'POST /crs/rail-booking/get-reservation', body: { locator: 'AB34CD', lastName: '', email: null } },
  ],
  [
    'where a flow stands',
    (gateway) =>
      keepingCallsBy(gateway).keep(
        { flow: 'booking', chartHash: 'abcd', revision: 7, snapshot: '{"kept":1}' },
        signal,
      ),
    {
      to: 'POST /keeping/flows',
      body: { flow: 'booking', chartHash: 'abcd', revision: 7, snapshot: '{"kept":1}' },
    },
  ],
  [
    'a kept flow',
    (gateway) => keepingCallsBy(gateway).read('booking', signal),
    { to: 'GET /keeping/flows/booking', body: null },
  ],
  [
    'to forget a kept flow',
    (gateway) => keepingCallsBy(gateway).forget({ flow: 'booking', revision: 7 }, signal),
    { to: 'POST /keeping/forget', body: { flow: 'booking', revision: 7 } },
  ],
  [
    'a link for another device',
    (gateway) => handOverCallsBy(gateway).handOver('booking', signal),
    { to: 'POST /keeping/hand-over', body: { flow: 'booking' } },
  ],
  [
    'to go on here',
    (gateway) => handOverCallsBy(gateway).takeOver({ code, key }, signal),
    { to: 'POST /keeping/take-over', body: { code, idempotencyKey: key } },
  ],
  [
    'the plans of a train, from where to where',
    (gateway) => seatCallsBy(gateway, Date.now).loadSeatMaps(ride, signal),
    { to: 'POST /tms/seat-maps/load-by-train-id', body: { ...stretch, legIndex: 2 } },
  ],
  [
    'what is taken of a train, from where to where',
    (gateway) => seatCallsBy(gateway, Date.now).findTaken(ride, signal),
    { to: 'POST /tms/inventory/find-seat-map-allocations', body: stretch },
  ],
  [
    'a seat alarm',
    (gateway) =>
      alarmCallsBy(gateway).ask(
        { trainId: 5, fromStationId: 98, toStationId: 1325, cabinClass: 'Y1', seats: 2, email: 'a@b.tr' },
        signal,
      ),
    {
      to: 'POST /alarms/ask',
      body: { trainId: 5, fromStationId: 98, toStationId: 1325, cabinClass: 'Y1', seats: 2, email: 'a@b.tr' },
    },
  ],
  [
    'to end a seat alarm',
    (gateway) => alarmCallsBy(gateway).cancel({ code }, signal),
    { to: 'POST /alarms/cancel', body: { code } },
  ],
  [
    'a seatmate',
    (gateway) => seatmateCallsBy(gateway).ask({ ...seatmate, key }, signal),
    {
      to: 'POST /seatmates/ask',
      body: { ...seatmate, idempotencyKey: key },
    },
  ],
  [
    'to sit beside somebody',
    (gateway) => seatmateCallsBy(gateway).agree({ code }, signal),
    { to: 'POST /seatmates/agree', body: { code } },
  ],
  [
    'an open ticket',
    (gateway) =>
      couponCallsBy(gateway).find({ by: 'number', number: '123456789012', surname: 'Yılmaz' }, signal),
    { to: 'POST /crs/open-tickets/search', body: { couponNumber: '123456789012', lastName: 'YILMAZ' } },
  ],
  [
    'what services cost',
    (gateway) => extrasCallsBy(gateway).order({ ...services, agreed: null }, signal),
    {
      to: 'POST /crs/rail-booking/v2/extra-services-simulation',
      body: { pnr: 'AB34CD', extras: [{ ticketNumber: '00800000001', ssrId: 900 }] },
    },
  ],
  [
    'services at the price that was agreed',
    (gateway) => extrasCallsBy(gateway).order({ ...services, agreed: 12_500 }, signal),
    {
      to: 'POST /crs/rail-booking/v2/extra-services-perform-3D',
      body: {
        pnr: 'AB34CD',
        extras: [{ ticketNumber: '00800000001', ssrId: 900 }],
        amountDue: 125,
        cardToken: '',
        idempotencyKey: key,
      },
    },
  ],
  [
    'an order of services',
    (gateway) => extrasCallsBy(gateway).find({ locator: 'AB34CD', order: 'order-1' }, signal),
    { to: 'POST /crs/rail-booking/v2/extra-services-order', body: { pnr: 'AB34CD', orderNumber: 'order-1' } },
  ],
  [
    'what comes back for a package',
    (gateway) => packageCallsBy(gateway).cancel({ locator: 'PK34CD', agreed: null, key }, signal),
    { to: 'POST /crs/subscription-purchases/cancel-calculate', body: { packagePnr: 'PK34CD' } },
  ],
  [
    'a package back, for the amount that was agreed',
    (gateway) => packageCallsBy(gateway).cancel({ locator: 'PK34CD', agreed: 4500, key }, signal),
    {
      to: 'POST /crs/subscription-purchases/cancel',
      body: { packagePnr: 'PK34CD', refundAmount: 45, idempotencyKey: key },
    },
  ],
])('[C-08] %s is asked for as the wire names it', async (_, asks, expected) => {
  expect(await sentBy(asks)).toEqual(expected);
});
