import { granted, refused } from '#domain/answer.ts';
import type { BookedTicket, Reservation } from '#domain/reservation.ts';
import type { Deal } from '#domain/ticket-deal.ts';
import type { TicketStatus } from '#domain/ticket-status.ts';
import { answers, breaks, walk } from '#machines/kit/walk.ts';
import { ticketActionsMachine } from './ticket-actions.machine.ts';

const startsAt = 1_795_251_600_000;
const day = 86_400_000;

const ticketOf = (number: string, seat: string, status: TicketStatus): BookedTicket => ({
  number,
  status,
  masterTicket: null,
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
  from: { id: 98, name: 'ANKARA GAR' },
  to: { id: 1325, name: 'İSTANBUL(SÖĞÜTLÜÇEŞME)' },
  departure: startsAt + 7 * day,
  arrival: startsAt + 7 * day + 16_200_000,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 93_000,
  prices: [],
});

const travellerOf = (ordinal: number, firstName: string, ticket: BookedTicket) => ({
  ordinal,
  firstName,
  lastName: 'YILMAZ',
  gender: 'F' as const,
  tariff: { id: 0, code: 'full' as const, name: 'Tam' },
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

const bookingOf = (first: TicketStatus, second: TicketStatus): Reservation => ({
  locator: 'AB12CD',
  kind: 'sale',
  status: 'sold',
  deadline: startsAt,
  createdAt: startsAt - day,
  extensions: 0,
  amount: 186_000,
  mayAct: true,
  passengers: [
    travellerOf(0, 'AYŞE', ticketOf('100000000001', '12A', first)),
    travellerOf(1, 'ELİF', ticketOf('100000000002', '12B', second)),
  ],
  events: [],
});

const returned: Deal = {
  deed: 'return',
  tickets: [
    {
      ticket: '100000000001',
      amount: 93_000,
      deducted: 9_300,
      inMoney: 63_700,
      means: 'card',
      inOpenTicket: 20_000,
      openTicket: null,
      coupon: null,
    },
  ],
  total: 83_700,
  expiresAt: null,
};

const withNumbers = (deal: Deal): Deal => ({
  ...deal,
  tickets: deal.tickets.map((ticket) => ({ ...ticket, openTicket: 'ABC234' })),
});

const noDeal = {
  'not returnable': answers(refused('ticket-not-returnable'), 'E-09'),
  'not convertible': answers(refused('ticket-not-convertible'), 'E-09'),
  'converted already': answers(refused('ticket-already-converted'), 'E-09'),
  'to be converted together': answers(refused('convert-together'), 'E-09', 'S-19'),
  'to be returned together': answers(refused('return-together')),
  'too late': answers(refused('too-late-for-ticket')),
  'no proof': answers(refused('proof-needed')),
  'too many tries': answers(refused('too-many-tries')),
  'no answer': breaks(),
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

export const ticketActionsWalk = walk({
  flow: 'ticket-actions',
  machine: ticketActionsMachine,
  startsAt,
  starts: {
    'two tickets': { booking: bookingOf('valid', 'valid') },
    'one ticket': { booking: bookingOf('valid', 'returned') },
    'no valid ticket': { booking: bookingOf('used', 'converted-to-open') },
  },
  events: {
    'ticket.toggled': {
      'the first': { number: '100000000001' },
      'the second': { number: '100000000002' },
    },
    'deal.asked': {
      return: { deed: 'return' },
      conversion: { deed: 'convert-to-open-ticket' },
    },
    'deal.confirmed': { 'as it was told': { key: 'k-1' } },
  },
  outcomes: {
    simulateDeal: { told: answers(granted(returned), 'S-18'), ...noDeal },
    performDeal: {
      done: answers(granted(withNumbers(returned)), 'S-18'),
      'another amount': answers(refused('amount-differs')),
      'key used otherwise': answers(refused('key-used-otherwise')),
      ...noDeal,
    },
    loadBooking: {
      'one is left': answers(granted(bookingOf('returned', 'valid'))),
      'none is left': answers(granted(bookingOf('returned', 'returned'))),
      'not found': answers(refused('booking-not-found')),
      'more proof': answers(refused('more-proof-needed')),
      'no answer': breaks(),
    },
  },
  control: ({ tickets, chosen }) => ({ tickets, chosen }),
  proves: {
    'S-18': [
      'ticketActions.choosing|deal.asked|0',
      'ticketActions.simulating|xstate.done.actor.simulateDeal|0',
      'ticketActions.reviewing|deal.confirmed|0',
      'ticketActions.performing.carryingOut|xstate.done.actor.performDeal|0',
    ],
    'E-09': ['ticketActions.simulating|xstate.done.actor.simulateDeal|1'],
  },
  equivalent: {
    'ticketActions.performing.carryingOut|xstate.done.actor.performDeal|0: after the next branch': once,
  },
});
