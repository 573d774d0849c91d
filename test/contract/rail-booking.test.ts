import { expect, test } from 'vitest';
import * as z from 'zod';
import { bookingWish } from '#contract/bookings/booking-wish.ts';
import { bookingLookup } from '#contract/bookings/rail-booking.ts';
import { reservation } from '#contract/bookings/reservation.ts';
import { understood, written } from '#contract/wire/on-wire.ts';
import { bookingStatuses } from '#domain/booking/booking-status.ts';
import type { BookingWish } from '#domain/booking/booking-wish.ts';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { ticketStatuses } from '#domain/booking/ticket-status.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { fareFamilies } from '#domain/values/fare-family.ts';

const ticket: BookedTicket = {
  number: '123456789012',
  status: 'valid',
  masterTicket: '123456789011',
  changes: 2,
  boardingCode: 'abc',
  runId: 10_570_001,
  trainNumber: '81002',
  trainName: '81002 İSTANBUL-ANKARA',
  commercialName: 'YHT',
  trainType: 'YHT',
  line: 'ANKARA-İSTANBUL',
  trainDay: '2026-12-10',
  coach: { id: 338_240_033, index: 1, name: '2' },
  seat: '12B',
  from: { id: 98, name: 'ANKARA GAR', persianName: null },
  to: { id: 1325, name: 'İSTANBUL(SÖĞÜTLÜÇEŞME)', persianName: null },
  departure: 1_796_900_000_000,
  arrival: 1_796_915_000_000,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 93_000,
  prices: [{ rule: 'fare', row: 'YHT-2026/Y1', amount: 93_000 }],
  extras: [{ id: 6, amount: 15_000 }],
  extrasSold: [6],
};

const whole: Reservation = {
  locator: 'AB2CD3',
  kind: 'reservation',
  status: 'active',
  deadline: 1_796_800_000_000,
  createdAt: 1_796_700_000_000,
  extensions: 1,
  awaitsProof: false,
  amount: 93_000,
  mayAct: true,
  events: [
    { at: 1_796_700_000_000, action: 'reserved', ticket: null },
    { at: 1_796_700_000_001, action: 'ticket-changed', ticket: '100000000001' },
  ],
  passengers: [
    {
      ordinal: 0,
      firstName: 'AYŞE',
      lastName: 'YILMAZ',
      gender: 'F',
      tariff: { id: 2, code: 'youth', name: 'Genç' },
      birthDate: '2005-05-03',
      email: 'ayse@example.com',
      phone: { country: '90', area: '532', number: '1234567' },
      countryId: 1,
      identityNumber: '10000000146',
      passportNumber: null,
      loyaltyNumber: 'L1',
      tariffCardNumber: 'T1',
      isContact: true,
      customerNumber: '10000000146',
      hasWheelchair: false,
      disabilityStatus: 'OTHER',
      companionStatus: null,
      dependsOn: null,
      wantsTicketLetter: true,
      specialServices: [4],
      tickets: [[ticket]],
    },
  ],
};

/** What comes back after the way over the wire. */
const sentAndRead = (value: Reservation) =>
  understood(reservation, JSON.parse(JSON.stringify(written(reservation, value))));

test('[F-04] [C-07] a reservation comes through the wire unchanged', () => {
  expect(sentAndRead(whole)).toEqual({ ok: true, value: whole });
});

/** As answers were once: bare amounts, and hours in milliseconds alone. */
const asQuotedBefore = (name: string, value: unknown): unknown => {
  if (name.endsWith('Timestamp')) return undefined;
  if (name === 'totalPrice') return z.object({ priceAmount: z.number() }).parse(value).priceAmount;
  return ['departureTime', 'arrivalTime', 'departureDate'].includes(name)
    ? Date.parse(`${String(value)}Z`)
    : value;
};

test('[C-07] a reservation that was kept in the older words is read as it was', () => {
  const kept = JSON.stringify(written(reservation, whole), asQuotedBefore);
  expect(kept).toContain('"totalPrice":930,');
  expect(kept).toContain('"departureTime":1796900000000,');
  expect(understood(reservation, JSON.parse(kept))).toEqual({ ok: true, value: whole });
});

test.each(bookingStatuses)('[S-16] the status %s comes through the wire', (status) => {
  const shown: Reservation = { ...whole, status, kind: 'sale' };
  expect(sentAndRead(shown)).toEqual({ ok: true, value: shown });
});

const withTicket = (more: Partial<BookedTicket>): Reservation => ({
  ...whole,
  passengers: whole.passengers.map((one) => ({ ...one, tickets: [[{ ...ticket, ...more }]] })),
});

test.each(ticketStatuses)('[S-15] the ticket status %s comes through the wire', (status) => {
  const shown = withTicket({ status });
  expect(sentAndRead(shown)).toEqual({ ok: true, value: shown });
});

test.each(cabinClasses.flatMap((cabinClass) => fareFamilies.map((family) => [cabinClass, family] as const)))(
  '[K-06] class %s as %s comes through the wire',
  (cabinClass, family) => {
    const shown = withTicket({ cabinClass, family });
    expect(sentAndRead(shown)).toEqual({ ok: true, value: shown });
  },
);

test('[F-02] a masked passenger and a child without a seat come through the wire', () => {
  const shown: Reservation = {
    ...whole,
    mayAct: false,
    passengers: whole.passengers.map((one) => ({
      ...one,
      gender: null,
      birthDate: null,
      email: null,
      phone: null,
      identityNumber: null,
      customerNumber: null,
      hasWheelchair: null,
      disabilityStatus: null,
      tickets: [[{ ...ticket, number: null, seat: null, coach: null, line: null, boardingCode: null }]],
    })),
  };
  expect(sentAndRead(shown)).toEqual({ ok: true, value: shown });
});

const wish: BookingWish = {
  key: 'k',
  kind: 'reservation',
  language: 'fa',
  holdId: 'h',
  passengers: [
    {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      birthDate: '1990-05-03',
      gender: 'F',
      tariffId: 8,
      isContact: true,
      email: 'ayse@example.com',
      phone: { country: '90', area: '532', number: '1234567' },
      countryId: 1,
      identityNumber: '10000000146',
      passportNumber: 'U1234567',
      loyaltyNumber: 'L1',
      tariffCardNumber: 'T1',
      gdpr: true,
      hasWheelchair: true,
      disabilityStatus: 'PHYSICAL',
      companionStatus: 'WITH',
      dependsOn: 0,
      wantsTicketLetter: true,
      marriageDate: '2025-06-01',
      specialServices: [1, 2],
      places: [
        [
          {
            holdId: 'h',
            coachId: 338_240_033,
            seat: '12B',
            fromStation: 98,
            toStation: 1325,
            family: 'FLEX',
          },
        ],
      ],
    },
  ],
};

test('[F-02] [C-07] what is wished for comes through the wire unchanged', () => {
  const sent: unknown = JSON.parse(JSON.stringify(written(bookingWish, wish)));
  expect(understood(bookingWish, sent)).toEqual({ ok: true, value: wish });
});

const bare = { name: 'A', lastName: 'B' };

test('[F-02] what is left out has its default: Türkiye, the full fare, OTHER, and the first is written to', () => {
  const read = understood(bookingWish, { passengers: [bare, bare] });
  const passengers = read.ok ? read.value.passengers : [];
  expect(
    passengers.map((one) => [
      one.countryId,
      one.tariffId,
      one.disabilityStatus,
      one.isContact,
      one.wantsTicketLetter,
      one.gender,
    ]),
  ).toEqual([
    [1, 0, 'OTHER', true, true, null],
    [1, 0, 'OTHER', false, false, null],
  ]);
});

test.each([
  ['1990-05-03', '1990-05-03'],
  ['1990-05-03T00:00:00.000Z', '1990-05-03'],
  ['03.05.1990', '1990-05-03'],
  ['03-05-1990 00:00:00', '1990-05-03'],
  ['۰۳.۰۵.۱۹۹۰', '1990-05-03'],
  ['19900503', '1990-05-03'],
  ['19900503 00:00', '19900503 00:00'],
  ['19901303', '19901303'],
  [19_900_503, '1990-05-03'],
  [641_692_800_000, '1990-05-03'],
  ['', null],
  [null, null],
  ['May 3, 1990', 'May 3, 1990'],
  ['1990-05-03abc', '1990-05-03abc'],
])(
  '[C-07] [V-16] the birth date %j is read as %j; what is no day stays, to be refused as one',
  (birthDate, day) => {
    const read = understood(bookingWish, { passengers: [{ ...bare, birthDate }] });
    expect(read.ok ? read.value.passengers[0]?.birthDate : 'not understood').toBe(day);
  },
);

test.each([
  [{ passengers: [{ ...bare, typeId: 'x' }] }],
  [{ passengers: 'x' }],
  [{}],
  [{ passengers: [{}] }],
])('[C-07] %j is no wish', (body) => {
  expect(understood(bookingWish, body).ok).toBe(false);
});

test.each([
  [{ locator: 'AB2CD3', lastName: 'KAYA' }],
  [{ pnr: 'AB2CD3', surname: 'KAYA' }],
  [{ pnr: 'AB2CD3', lastName: 'KAYA', surname: null }],
])('[C-07] %j asks for PNR and surname', (body) => {
  expect(understood(bookingLookup, body)).toEqual({
    ok: true,
    value: { locator: 'AB2CD3', surname: 'KAYA', email: null },
  });
});
