import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { day, hour } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { reservedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { reservationOptionMachine } from './reservation-option.machine.ts';

const reservationAs = (status: BookingStatus, deadline: number, extensions = 0): Reservation =>
  reservedPair({ status, deadline, extensions, departure: deadline + 7 * day });

/** It waits for its link to be followed. */
const unprovedUntil = (deadline: number): Reservation => ({
  ...reservationAs('active', deadline),
  awaitsProof: true,
});

const noProof = answers(refused('proof-needed'));
const notSo = answers(refused('not-in-this-status'), 'E-09');
const keyed = {
  'on its way': answers(refused('key-in-use')),
  'key used otherwise': answers(refused('key-used-otherwise')),
  'no proof': noProof,
  'no reservation any more': notSo,
  'no answer': breaks('E-09'),
};

const once = 'The server gives one answer, so only one of the two guards can hold.';

export const reservationOptionWalk = walk({
  flow: 'reservation-option',
  machine: reservationOptionMachine,
  startsAt,
  starts: {
    plain: { booking: reservationAs('active', startsAt + hour) },
    'extended as often as may be': { booking: reservationAs('active', startsAt + hour, 2) },
    'its e-mail not proved': { booking: unprovedUntil(startsAt + hour) },
    'as near to departure as may be': {
      booking: reservedPair({ status: 'active', deadline: startsAt + hour, departure: startsAt + 3 * hour }),
    },
  },
  events: {
    'extension.asked': { once: { key: 'k-1' }, 'once more': { key: 'k-3' } },
    'cancellation.confirmed': { once: { key: 'k-2' }, 'once more': { key: 'k-4' } },
  },
  outcomes: {
    extendOption: {
      extended: answersAt((now) => granted(reservationAs('active', now + hour, 1)), 'S-14'),
      'for the last time': answersAt((now) => granted(reservationAs('active', now + hour, 2)), 'S-14'),
      'not extended': answers(refused('option-not-extended'), 'E-09'),
      'too late': answers(refused('selection-time-expired'), 'E-09'),
      ...keyed,
    },
    cancelReservation: {
      cancelled: answers(granted(reservationAs('cancelled', startsAt)), 'S-14', 'S-18'),
      'money on its way': answers(refused('payment-underway'), 'E-09'),
      ...keyed,
    },
    simulateSale: {
      'a price': answersAt((now) => granted({ price: 93_000, until: now + hour }), 'S-14'),
      'no proof': noProof,
      'no reservation any more': notSo,
      'no answer': breaks(),
    },
    mailProof: {
      asked: answers(granted(null), 'S-14'),
      'too often': answers(refused('too-many-tries'), 'E-09'),
      'no answer': breaks(),
    },
    loadBooking: {
      'kept still': answersAt((now) => granted(reservationAs('active', now + hour, 1))),
      'not proved still': answersAt((now) => granted(unprovedUntil(now + hour))),
      'run out': answers(granted(reservationAs('option-expired', startsAt)), 'S-14', 'S-16'),
      'bought meanwhile': answers(granted({ ...reservationAs('sold', startsAt), kind: 'sale' as const })),
      'a sale that waits': answersAt((now) =>
        granted({ ...reservationAs('active', now + hour), kind: 'sale' as const }),
      ),
      'not found': answers(refused('booking-not-found')),
      'no answer': breaks(),
    },
  },
  control: ({ isExtendable, booking }) => ({ isExtendable, awaitsProof: booking.awaitsProof }),
  proves: {
    'S-14': [
      'reservationOption.held|xstate.done.actor.optionEnd|0',
      'reservationOption.extending.carryingOut|xstate.done.actor.extendOption|0',
      'reservationOption.cancelling.carryingOut|xstate.done.actor.cancelReservation|0',
      'reservationOption.held.offering|sale.confirmed|0',
    ],
    'E-09': [
      'reservationOption.extending.carryingOut|xstate.done.actor.extendOption|2',
      'reservationOption.cancelling.carryingOut|xstate.done.actor.cancelReservation|2',
    ],
  },
  equivalent: Object.fromEntries(
    [
      'reservationOption.extending.carryingOut|xstate.done.actor.extendOption|0: after the next branch',
      'reservationOption.extending.carryingOut|xstate.done.actor.extendOption|1: after the next branch',
      'reservationOption.cancelling.carryingOut|xstate.done.actor.cancelReservation|0: after the next branch',
    ].map((name) => [name, once]),
  ),
});
