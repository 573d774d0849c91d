import type { ChangeReceipt } from '#domain/booking/change-of-tickets.ts';
import type { ExtrasOrder } from '#domain/booking/extras-order.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { hour } from '#domain/values/durations.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { type Booking, noContact } from './booking.model.ts';

export const startsAt = 1_795_251_600_000;

export const oneWay = {
  from: 98,
  to: 1325,
  outward: '2026-11-25',
  back: null,
  passengers: 2,
  lapChildren: 0,
};
export const roundTrip = { ...oneWay, back: '2026-11-27' };

const journeyAt = (runId: number, departure: number, lasts = 5 * hour): ChosenJourney => ({
  journey: {
    kind: 'direct',
    legs: [
      {
        runId,
        number: '81002',
        name: '81002 Ankara - İstanbul',
        commercialName: 'YHT 81002',
        type: 'YHT',
        from: 98,
        to: 1325,
        departure,
        arrival: departure + lasts,
        stops: [],
        isReservable: true,
        isOnSale: true,
        saleOpensAt: startsAt - 24 * hour,
        cabins: [{ cabinClass: 'Y1', price: 78_000, general: 12, wheelchair: 1, bound: 0 }],
      },
    ],
  },
  cabinClass: 'Y1',
  family: 'STANDART',
});

const leaves = startsAt + 72 * hour;
export const journey = journeyAt(70_001, leaves);
/** It leaves in the minute in which the one above arrives. */
export const wayBack = journeyAt(70_002, leaves + 5 * hour);
/** It leaves the same day, in the last instant in which the one above is still on its way. */
export const tooEarly = journeyAt(70_003, leaves + 5 * hour - 1);
const { legs } = journey.journey;
export const inTwoTrains: ChosenJourney = {
  ...journey,
  journey: { kind: 'transfer', legs: [...legs, ...legs] },
};

export const ayse: PassengerDraft = {
  firstName: 'AYŞE',
  lastName: 'YILMAZ',
  birthDate: '03.05.1990',
  gender: 'F',
  tariff: 'full',
  nationality: 'turkish',
  identityNumber: '10000000146',
  passportNumber: '',
  countryId: 1,
  hasWheelchair: 'no',
  tariffCardNumber: '',
  loyaltyNumber: '',
  marriageDate: '',
  dependsOn: null,
  wantsTicketLetter: 'yes',
  specialServices: [],
};
export const cat: PassengerDraft = { ...ayse, firstName: 'BONCUK', tariff: 'pet', dependsOn: 0 };
export const contact = { email: 'ayse@example.com', phoneCountry: 'TR', phone: '5321234567' };
export const enteredPeople = { passengers: [ayse, cat], contact };

const coach = { leg: 0, coachId: 7_000_104, fromStation: 98, toStation: 1325 } as const;
const seatOf = (passenger: number, seat: string): HeldSeat => ({
  ...coach,
  passenger,
  direction: 'outward',
  seat,
  gender: 'F',
  tariffId: 0,
  family: 'STANDART',
  holdId: `h-${seat}`,
  cabinClass: 'Y1',
  amount: 78_000,
  deadline: startsAt + hour,
});
export const seats = [seatOf(0, '12A'), seatOf(1, '12B')];
/** What the same two hold after they have chosen again. */
export const otherSeats = [seatOf(0, '14A'), seatOf(1, '14B')];

export const sale: Reservation = {
  locator: 'K7Q2ZT',
  kind: 'sale',
  status: 'active',
  deadline: startsAt + hour,
  createdAt: startsAt,
  extensions: 0,
  awaitsProof: false,
  amount: 117_000,
  mayAct: true,
  passengers: [],
  events: [],
};
export const reservation: Reservation = { ...sale, kind: 'reservation' };

export const plain: Booking['input'] = {
  mode: 'sale',
  payer: 'guest',
  wish: null,
  booking: null,
  passengers: [],
  contact: noContact,
  party: 'p-'.padEnd(22, '1'),
  now: startsAt,
};

/** Tickets that stand, and a meal that is ordered for one of them. */
export const withoutMeal = bookedPair('valid', 'valid');
export const ordered: ExtrasOrder = {
  order: { order: 'o-2', amount: 15_000, payBy: startsAt + hour },
  extras: [{ ticket: '100000000001', extra: 6, price: 15_000 }],
};
export const withMeal: Reservation = {
  ...withoutMeal,
  passengers: withoutMeal.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) =>
      way.map((ticket) => ({ ...ticket, extras: [{ id: 6, amount: 15_000 }] })),
    ),
  })),
};
/** The same tickets there, and tickets back for the minute in which the sample above arrives. */
const thereAndBack: Reservation = {
  ...withoutMeal,
  passengers: withoutMeal.passengers.map((passenger) => ({
    ...passenger,
    tickets: [
      ...passenger.tickets,
      ...passenger.tickets.map((way) =>
        way.map((ticket) => ({
          ...ticket,
          number: `${ticket.number}-back`,
          departure: leaves + 5 * hour,
          arrival: leaves + 10 * hour,
        })),
      ),
    ],
  })),
};
/** One ticket there of two, and what becomes of it. */
export const changing = { booking: thereAndBack, tickets: ['100000000001'] };
export const receipt: ChangeReceipt = {
  tickets: [{ ticket: '100000000001', before: 93_000, after: 78_000, fee: 2_100 }],
  due: 0,
  inMoney: 12_900,
  inOpenTicket: 0,
  lost: 0,
  means: 'card',
  openTicket: null,
  coupon: null,
};
