import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { BookedPassenger, BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import { day } from '#domain/values/durations.ts';

/** When the walks that are told of these tickets begin. */
export const startsAt = 1_795_251_600_000;
const leavesAt = startsAt + 7 * day;

const ticketOf = (number: string, seat: string, status: TicketStatus): BookedTicket => ({
  number,
  status,
  masterTicket: null,
  changes: 0,
  boardingCode: null,
  runId: 10_570_001,
  trainNumber: '81105',
  trainName: 'ANKARA - İSTANBUL',
  commercialName: 'YHT',
  trainType: 'YHT',
  line: null,
  trainDay: '2026-11-28',
  coach: { id: 7_000_104, index: 1, name: '2. Vagon' },
  seat,
  from: { id: 98, name: 'ANKARA GAR', persianName: null },
  to: { id: 1325, name: 'İSTANBUL(SÖĞÜTLÜÇEŞME)', persianName: null },
  departure: leavesAt,
  arrival: leavesAt + 16_200_000,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 93_000,
  prices: [],
  extras: [],
  extrasSold: [1, 2, 3, 4, 5, 6],
});

const travellerOf = (ordinal: number, firstName: string, ticket: BookedTicket): BookedPassenger => ({
  ordinal,
  firstName,
  lastName: 'YILMAZ',
  gender: 'F',
  tariff: { id: 0, code: 'full', name: 'Tam' },
  birthDate: '1990-05-04',
  email: 'yolcu@example.com',
  phone: null,
  countryId: 1,
  identityNumber: null,
  passportNumber: null,
  loyaltyNumber: '',
  tariffCardNumber: '',
  isContact: ordinal === 0,
  customerNumber: null,
  hasWheelchair: null,
  disabilityStatus: null,
  companionStatus: null,
  dependsOn: null,
  wantsTicketLetter: true,
  specialServices: [],
  tickets: [[ticket]],
});

/** Two travellers in one train, with a ticket each. */
export const bookedPair = (first: TicketStatus, second: TicketStatus): Reservation => ({
  locator: 'AB12CD',
  kind: 'sale',
  status: 'sold',
  deadline: startsAt,
  createdAt: startsAt - day,
  extensions: 0,
  awaitsProof: false,
  amount: 186_000,
  mayAct: true,
  passengers: [
    travellerOf(0, 'AYŞE', ticketOf('100000000001', '12A', first)),
    travellerOf(1, 'ELİF', ticketOf('100000000002', '12B', second)),
  ],
  events: [],
});

/** The same booking, whose trains run so much later. */
export const laterBy = (by: number, booking: Reservation): Reservation => ({
  ...booking,
  passengers: booking.passengers.map((passenger) => ({
    ...passenger,
    tickets: passenger.tickets.map((way) =>
      way.map((ticket) => ({
        ...ticket,
        departure: ticket.departure + by,
        arrival: ticket.arrival + by,
      })),
    ),
  })),
});

type Option = {
  readonly status: BookingStatus;
  readonly deadline: number;
  readonly departure: number;
  readonly extensions?: number;
};

/** The same two, whose places wait to be bought. */
export const reservedPair = ({ departure, extensions = 0, ...option }: Option): Reservation => {
  const pair = laterBy(departure - leavesAt, bookedPair('unissued', 'unissued'));
  return {
    ...pair,
    kind: 'reservation',
    extensions,
    ...option,
    passengers: pair.passengers.map((passenger) => ({
      ...passenger,
      tickets: passenger.tickets.map((way) => way.map((ticket) => ({ ...ticket, number: null }))),
    })),
  };
};
