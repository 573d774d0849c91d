import type { ChangeQuote, ChangeReceipt } from '#domain/booking/change-of-tickets.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { bookedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketChangeMachine } from './ticket-change.machine.ts';
import type { TicketChange } from './ticket-change.model.ts';

const seat: HeldSeat = {
  passenger: 0,
  direction: 'outward',
  leg: 0,
  coachId: 7_000_205,
  seat: '4C',
  fromStation: 98,
  toStation: 1325,
  gender: 'F',
  tariffId: 0,
  family: 'STANDART',
  holdId: 'h-4C',
  cabinClass: 'C',
  amount: 120_000,
  deadline: startsAt + hour,
};

const oneOfTwo: TicketChange['input'] = {
  change: { booking: bookedPair('valid', 'valid'), tickets: ['100000000001'] },
  seats: [seat],
};

const dearer: ChangeQuote = {
  tickets: [{ ticket: '100000000001', before: 93_000, after: 120_000, fee: 2_100 }],
  due: 29_100,
  inMoney: 0,
  inOpenTicket: 0,
  lost: 0,
};

const cheaper: ChangeReceipt = {
  tickets: [{ ticket: '100000000001', before: 93_000, after: 78_000, fee: 2_100 }],
  due: 0,
  inMoney: 10_000,
  inOpenTicket: 2_900,
  lost: 0,
  means: 'card',
  openTicket: 'ABC234',
  coupon: null,
};

const unchanged = {
  'no place any more': answers(refused('place-not-held'), 'E-07'),
  'not changeable': answers(refused('ticket-not-changeable'), 'E-09'),
  'changed too often': answers(refused('changed-too-often'), 'K-04'),
  'too late': answers(refused('too-late-for-ticket')),
  'compartment not whole': answers(refused('compartment-not-whole')),
  'couchette not closed': answers(refused('couchette-not-closed')),
  'back before the way there': answers(refused('back-before-outward'), 'E-07'),
  'trains that overlap': answers(refused('trains-overlap'), 'E-07'),
  'away from a companion': answers(refused('dependent-elsewhere')),
  'held for another gender': answers(refused('gender-mismatch'), 'E-07'),
  'a place of another': answers(refused('place-of-another')),
  'no price': answers(refused('price-unknown')),
  'no proof': answers(refused('proof-needed')),
  'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 }),
  'no answer': breaks(),
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

export const ticketChangeWalk = walk({
  flow: 'ticket-change',
  machine: ticketChangeMachine,
  startsAt,
  starts: {
    'one of two': oneOfTwo,
    'of another booking': {
      ...oneOfTwo,
      change: { ...oneOfTwo.change, booking: { ...oneOfTwo.change.booking, locator: 'EF34GH' } },
    },
  },
  events: { 'change.confirmed': { 'as it was told': { key: 'k-1' }, 'once more': { key: 'k-2' } } },
  outcomes: {
    simulateChange: {
      dearer: answers(granted(dearer), 'S-18'),
      cheaper: answers(granted(cheaper), 'S-18'),
      ...unchanged,
    },
    performChange: {
      'done at once': answers(granted({ kind: 'done', receipt: cheaper }), 'S-18', 'K-04'),
      'to be paid': answersAt(
        (now) => granted({ kind: 'due', order: { order: 'o-1', amount: 29_100, payBy: now + hour } }),
        'S-18',
      ),
      'another amount': answers(refused('amount-differs')),
      'key used otherwise': answers(refused('key-used-otherwise')),
      ...unchanged,
    },
  },
  control: () => null,
  proves: {
    'S-18': [
      'ticketChange.simulating|xstate.done.actor.simulateChange|0',
      'ticketChange.reviewing|change.confirmed|0',
      'ticketChange.performing.carryingOut|xstate.done.actor.performChange|0',
    ],
    'E-07': ['ticketChange.simulating|xstate.done.actor.simulateChange|1'],
    'E-09': ['ticketChange.simulating|xstate.done.actor.simulateChange|2'],
  },
  equivalent: {
    'ticketChange.simulating|xstate.done.actor.simulateChange|0: after the next branch': once,
    'ticketChange.performing.carryingOut|xstate.done.actor.performChange|1: after the next branch': once,
    'ticketChange.performing.carryingOut|xstate.done.actor.performChange|0: after the next branch': once,
    'ticketChange.performing.askingAgain|xstate.done.actor.performChange|0: after the next branch': once,
    'ticketChange.performing.askingAgain|xstate.done.actor.performChange|1: after the next branch': once,
    'ticketChange.performing.askingAgain|xstate.done.actor.performChange|2: after the next branch': once,
  },
});
