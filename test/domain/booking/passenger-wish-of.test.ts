import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { bookingWish } from '#contract/bookings/booking-wish.ts';
import { passengerWishesOf } from '#domain/booking/passenger-wish-of.ts';
import { createContactDraft, createPassengerDraft, heldSeat } from '../../support/passengers.ts';

const noPhone = { country: '', area: '', number: '' };
const wishOf = (more: Parameters<typeof createPassengerDraft>[0] = {}) =>
  passengerWishesOf([createPassengerDraft(more)], createContactDraft(), [])[0];

test('[F-02] what was typed of a passenger becomes a wish the operator understands', () => {
  const passengers = [
    createPassengerDraft({
      firstName: ' ayşe  gül ',
      lastName: 'ışık',
      birthDate: '۰۳.۰۵.۱۹۹۰',
      identityNumber: '۱۰۰۰۰ ۰۰۰۱ ۴۶',
      loyaltyNumber: 'ab 12',
      specialServices: [5, 1, 1, 99],
    }),
  ];
  const contact = createContactDraft({ email: ' ayse@example.com ', phone: '۰۵۳۲ ۱۲۳ ۴۵ ۶۷' });
  expect(passengerWishesOf(passengers, contact, [heldSeat()])).toEqual([
    {
      firstName: 'AYŞE GÜL',
      lastName: 'IŞIK',
      birthDate: '1990-05-03',
      gender: 'F',
      tariffId: 0,
      isContact: true,
      email: 'ayse@example.com',
      phone: { country: '90', area: '532', number: '1234567' },
      countryId: 1,
      identityNumber: '10000000146',
      passportNumber: null,
      loyaltyNumber: 'AB12',
      tariffCardNumber: '',
      gdpr: false,
      hasWheelchair: false,
      disabilityStatus: 'OTHER',
      companionStatus: null,
      dependsOn: null,
      wantsTicketLetter: true,
      marriageDate: null,
      specialServices: [1, 5],
      places: [
        [
          {
            holdId: 'hold-1',
            coachId: 64,
            seat: '12B',
            fromStation: 98,
            toStation: 48,
            family: 'STANDART',
          },
        ],
      ],
    },
  ]);
});

test('[S-11] places go by direction, then by leg, whatever order they were held in', () => {
  const seats = [
    heldSeat({ direction: 'back', leg: 0, seat: '5A' }),
    heldSeat({ leg: 1, seat: '2C' }),
    heldSeat({ passenger: 1, seat: '1D' }),
    heldSeat({ leg: 0, seat: '1C' }),
  ];
  const wishes = passengerWishesOf(
    [createPassengerDraft(), createPassengerDraft()],
    createContactDraft(),
    seats,
  );
  expect(wishes.map(({ places }) => places.map((legs) => legs.map(({ seat }) => seat)))).toEqual([
    [['1C', '2C'], ['5A']],
    [['1D']],
  ]);
});

test('a child on a lap has no place, whatever is held', () => {
  const party = [createPassengerDraft(), createPassengerDraft({ tariff: 'lap-child' })];
  const wishes = passengerWishesOf(party, createContactDraft(), [heldSeat(), heldSeat({ passenger: 1 })]);
  expect(wishes.map(({ places }) => places.length)).toEqual([1, 0]);
});

test('[V-06] a foreigner shows a passport and no identity number', () => {
  const foreign = wishOf({ nationality: 'foreign', countryId: 98, passportNumber: ' u 123-45 ' });
  expect([foreign?.countryId, foreign?.identityNumber, foreign?.passportNumber]).toEqual([
    98,
    null,
    'U12345',
  ]);
});

test('a citizen shows no passport, even when one was typed before', () => {
  const citizen = wishOf({ countryId: 98, passportNumber: 'U12345' });
  expect([citizen?.countryId, citizen?.identityNumber, citizen?.passportNumber]).toEqual([
    1,
    '10000000146',
    null,
  ]);
});

test('[V-30] only the first passenger is written to, and contact is asked once', () => {
  const wishes = passengerWishesOf(
    [createPassengerDraft(), createPassengerDraft()],
    createContactDraft(),
    [],
  );
  expect(wishes.map(({ isContact, email, phone }) => ({ isContact, email, phone }))).toEqual([
    {
      isContact: true,
      email: 'ayse@example.com',
      phone: { country: '90', area: '532', number: '1234567' },
    },
    { isContact: false, email: null, phone: noPhone },
  ]);
});

test('[V-24] a pet bears a name, the surname of whom it travels with, and no papers', () => {
  const party = [
    createPassengerDraft(),
    createPassengerDraft({ lastName: 'Demir' }),
    createPassengerDraft({
      tariff: 'pet',
      firstName: 'pamuk',
      lastName: '',
      dependsOn: 1,
      hasWheelchair: 'yes',
    }),
  ];
  const pet = passengerWishesOf(party, createContactDraft(), [])[2];
  expect(pet).toEqual({
    firstName: 'PAMUK',
    lastName: 'DEMİR',
    birthDate: null,
    gender: null,
    tariffId: 12,
    isContact: false,
    email: null,
    phone: noPhone,
    countryId: 1,
    identityNumber: null,
    passportNumber: null,
    loyaltyNumber: '',
    tariffCardNumber: '',
    gdpr: false,
    hasWheelchair: false,
    disabilityStatus: 'OTHER',
    companionStatus: null,
    dependsOn: 1,
    wantsTicketLetter: false,
    marriageDate: null,
    specialServices: [],
    places: [],
  });
});

test.each([
  ['newly-married', '2025-06-01'],
  ['full', null],
] as const)('[V-29] as %s the day of marriage goes along as %s', (tariff, marriageDate) => {
  expect(wishOf({ tariff, marriageDate: '1.6.2025' })?.marriageDate).toBe(marriageDate);
});

test('a companion is named as one', () => {
  expect(wishOf({ tariff: 'companion' })?.companionStatus).toBe('COMPANION');
});

test('what is not filled in is told as nothing', () => {
  const wish = passengerWishesOf(
    [createPassengerDraft({ birthDate: '', identityNumber: ' ' })],
    { email: '', phoneCountry: 'TR', phone: '' },
    [],
  )[0];
  expect([wish?.birthDate, wish?.identityNumber, wish?.email, wish?.phone]).toEqual([
    null,
    null,
    null,
    { country: '90', area: '', number: '' },
  ]);
});

test('a wish goes over the wire and comes back the same', () => {
  const party = [
    createPassengerDraft(),
    createPassengerDraft({ nationality: 'foreign', countryId: 98, passportNumber: 'U12345' }),
    createPassengerDraft({ tariff: 'pet', firstName: 'Pamuk', dependsOn: 0 }),
  ];
  const seats = [
    heldSeat(),
    heldSeat({ passenger: 1, seat: '12C' }),
    heldSeat({ passenger: 2, seat: '12D' }),
  ];
  const wish = {
    key: 'key-1',
    kind: 'sale',
    language: 'fa',
    holdId: null,
    passengers: passengerWishesOf(party, createContactDraft(), seats),
  } as const;
  const sent = JSON.parse(JSON.stringify(z.encode(bookingWish, wish)));
  expect(z.decode(bookingWish, sent)).toEqual(wish);
});
