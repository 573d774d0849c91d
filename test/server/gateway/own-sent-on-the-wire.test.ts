import { expect, test } from 'vitest';
import { blankRegistration } from '#domain/member/registration.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { profileCallsBy } from '#gateway/members/profile-calls.ts';
import { profileChoiceCallsBy } from '#gateway/members/profile-choice-calls.ts';
import { registrationCallsBy } from '#gateway/members/registration-calls.ts';
import { rentalCallsBy } from '#gateway/rentals/rental-calls.ts';
import { afterSaleCallsBy } from '#gateway/tickets/after-sale-calls.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { type Asks, type Sent, sentBy } from '../../support/server/sent-by.ts';

const { signal } = new AbortController();
const key = 'key-of-a-press';
const code = 'k'.repeat(43);
const draft = {
  ...blankRegistration,
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  gender: 'F',
  birthDate: '14.03.1990',
  identityNumber: '10000000146',
  passportNumber: 'U123456',
  companyName: 'BOZKIR LTD',
  taxNumber: '1234567890',
  taxAdministration: 'Çankaya',
  email: 'ayse@example.com',
  phone: '5321234567',
  wantsLetters: 'yes',
  contract: 'accepted',
} as const;
const profile = {
  phoneCountry: '90',
  phone: '5321234567',
  cityId: 6,
  districtId: 1103,
  neighbourhoodId: 901,
  address: 'Atatürk Bulvarı 1',
  bloodTypeId: 2,
  professionId: 3,
  educationId: 4,
  wantsLetters: 'yes',
  wantsMessages: 'no',
} as const;
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
    'whether somebody is a citizen',
    (gateway) => registrationCallsBy(gateway).verifyIdentity(draft, signal),
    {
      to: 'POST /mc/verify/citizenship',
      body: {
        identifyNumber: '10000000146',
        name: 'AYŞE',
        surname: 'YILMAZ',
        gender: 'F',
        birthDate: '1990-03-14',
      },
    },
  ],
  [
    'a membership',
    (gateway) => registrationCallsBy(gateway).register({ draft, key }, signal),
    {
      to: 'POST /mc/user/register',
      body: {
        idempotencyKey: key,
        company: false,
        user: {
          firstName: 'AYŞE',
          lastName: 'YILMAZ',
          gender: 'F',
          birthdate: '1990-03-14',
          nationalityCountryId: 1,
          citizenshipNo: '10000000146',
          passportNo: 'U123456',
          passportCountryId: 1,
          companyName: 'BOZKIR LTD',
          taxNo: '1234567890',
          taxAdministration: 'Çankaya',
          email: 'ayse@example.com',
          mobileNumber: '5321234567',
          mobileNumberCountryCode: '90',
          mobileNumberCountry: 'TR',
        },
        permissionMarketingEmail: true,
        permissionMarketingSms: false,
        contractApproved: true,
      },
    },
  ],
  [
    'the own record',
    (gateway) => profileCallsBy(gateway).load(null, signal),
    { to: 'GET /mc/customers', body: null },
  ],
  [
    'another record',
    (gateway) => profileCallsBy(gateway).save({ version: 7, profile, key }, signal),
    {
      to: 'PUT /mc/customers',
      body: {
        idempotencyKey: key,
        version: 7,
        mobileNumber: '5321234567',
        mobileNumberCountry: '90',
        cityId: 6,
        districtId: 1103,
        neighbourhoodId: 901,
        address: 'Atatürk Bulvarı 1',
        bloodType: { id: 2 },
        profession: { id: 3 },
        educationStatus: { id: 4 },
        permissionMarketingEmail: true,
        permissionMarketingSms: false,
      },
    },
  ],
  [
    'a record without what may be left out',
    (gateway) =>
      profileCallsBy(gateway).save(
        {
          version: 7,
          profile: {
            ...profile,
            bloodTypeId: null,
            professionId: null,
            educationId: null,
            wantsLetters: 'no',
            wantsMessages: 'yes',
          },
          key,
        },
        signal,
      ),
    {
      to: 'PUT /mc/customers',
      body: {
        idempotencyKey: key,
        version: 7,
        mobileNumber: '5321234567',
        mobileNumberCountry: '90',
        cityId: 6,
        districtId: 1103,
        neighbourhoodId: 901,
        address: 'Atatürk Bulvarı 1',
        bloodType: null,
        profession: null,
        educationStatus: null,
        permissionMarketingEmail: false,
        permissionMarketingSms: true,
      },
    },
  ],
  [
    'what the end of a membership brings',
    (gateway) => profileCallsBy(gateway).foretellEnding(null, signal),
    { to: 'GET /mc/customers/ending', body: null },
  ],
  [
    'the end of a membership, found first where its answer was lost',
    (gateway) => profileCallsBy(gateway).end({ member: 17, password: 'Eski1923', key }, signal),
    { to: 'POST /mc/customers/ending/find', body: { id: 17, idempotencyKey: key } },
  ],
  [
    'cities',
    (gateway) => profileChoiceCallsBy(gateway).cities(0, signal),
    { to: 'GET /mc/cities', body: null },
  ],
  [
    'blood types',
    (gateway) => profileChoiceCallsBy(gateway).bloodTypes(0, signal),
    { to: 'GET /mc/blood-types', body: null },
  ],
  [
    'professions',
    (gateway) => profileChoiceCallsBy(gateway).professions(0, signal),
    { to: 'GET /mc/professions', body: null },
  ],
  [
    'educations',
    (gateway) => profileChoiceCallsBy(gateway).educations(0, signal),
    { to: 'GET /mc/educations', body: null },
  ],
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
