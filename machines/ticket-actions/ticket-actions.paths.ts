import type { Deal } from '#domain/booking/ticket-deal.ts';
import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day, hour } from '#domain/values/durations.ts';
import { answers, breaks, walk } from '#machines/kit/walk/walk.ts';
import { bookedPair, laterBy, startsAt } from '#machines/samples/booked-sample.ts';
import { ticketActionsMachine } from './ticket-actions.machine.ts';

/** Two tickets that are changed, returned and converted for three hours more. */
const pairOf = (first: TicketStatus, second: TicketStatus) =>
  laterBy(4 * hour - 7 * day, bookedPair(first, second));

const pair = pairOf('valid', 'valid');
const partedPair = {
  ...pair,
  passengers: [...laterBy(-3.5 * hour, pair).passengers.slice(0, 1), ...pair.passengers.slice(1)],
};

const returned: Deal = {
  action: 'return',
  tickets: [
    {
      ticket: '100000000001',
      amount: 93_000,
      deducted: 9_300,
      inMoney: 63_700,
      means: 'card',
      openTickets: [{ amount: 20_000, number: null, expiresAt: null }],
      lost: 0,
      coupon: null,
    },
  ],
  total: 83_700,
};

const withNumbers = (deal: Deal): Deal => ({
  ...deal,
  tickets: deal.tickets.map((ticket) => ({
    ...ticket,
    openTickets: ticket.openTickets.map((each) => ({ ...each, number: 'ABC234' })),
  })),
});

const noDeal = {
  'not returnable': answers(refused('ticket-not-returnable'), 'E-09'),
  'not convertible': answers(refused('ticket-not-convertible'), 'E-09'),
  'converted already': answers(refused('ticket-already-converted'), 'E-09'),
  'to be converted together': answers(refused('convert-together'), 'E-09', 'S-19'),
  'to be returned together': answers(refused('return-together')),
  'too late': answers(refused('too-late-for-ticket')),
  'no proof': answers(refused('proof-needed')),
  'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 }),
  'no answer': breaks(),
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

export const ticketActionsWalk = walk({
  flow: 'ticket-actions',
  machine: ticketActionsMachine,
  startsAt,
  starts: {
    'two tickets': { booking: pair, now: startsAt },
    'one ticket': { booking: pairOf('valid', 'returned'), now: startsAt },
    'no valid ticket': { booking: pairOf('used', 'converted-to-open'), now: startsAt },
    'too late for the first': { booking: partedPair, now: startsAt },
  },
  events: {
    'ticket.toggled': {
      'the first': { number: '100000000001' },
      'the second': { number: '100000000002' },
    },
    'deal.asked': {
      return: { action: 'return' },
      conversion: { action: 'convert-to-open-ticket' },
    },
    'deal.confirmed': { 'as it was told': { key: 'k-1' }, 'once more': { key: 'k-2' } },
  },
  outcomes: {
    mayChange: {
      'they may': answers(granted(null), 'S-18'),
      'changed too often': answers(refused('changed-too-often'), 'K-04'),
      'not changeable': answers(refused('ticket-not-changeable'), 'E-09'),
      'too late': answers(refused('too-late-for-ticket')),
      'no proof': answers(refused('proof-needed')),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: startsAt + 40_000 }),
      'no answer': breaks(),
    },
    simulateDeal: { quoted: answers(granted(returned), 'S-18'), ...noDeal },
    performDeal: {
      done: answers(granted(withNumbers(returned)), 'S-18'),
      'another amount': answers(refused('amount-differs')),
      'key used otherwise': answers(refused('key-used-otherwise')),
      ...noDeal,
    },
    loadBooking: {
      'one is left': answers(granted(pairOf('returned', 'valid'))),
      'none is left': answers(granted(pairOf('returned', 'returned'))),
      'not found': answers(refused('booking-not-found')),
      'more proof': answers(refused('more-proof-needed')),
      'no answer': breaks(),
    },
  },
  control: ({ booking, tickets, chosen }) => ({ booking, tickets, chosen }),
  proves: {
    'S-18': [
      'ticketActions.choosing|deal.asked|0',
      'ticketActions.validating|xstate.done.actor.mayChange|0',
      'ticketActions.simulating|xstate.done.actor.simulateDeal|0',
      'ticketActions.reviewing|deal.confirmed|0',
      'ticketActions.performing.carryingOut|xstate.done.actor.performDeal|0',
    ],
    'E-09': ['ticketActions.simulating|xstate.done.actor.simulateDeal|1'],
  },
  equivalent: {
    'ticketActions.performing.carryingOut|xstate.done.actor.performDeal|0: after the next branch': once,
    'ticketActions.performing.askingAgain|xstate.done.actor.performDeal|0: after the next branch': once,
  },
});
