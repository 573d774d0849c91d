import { granted, refused } from '#domain/values/answer.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { cancelledCar, rentalsStartAt, rentedCar, rentedLater } from '#machines/samples/rental-sample.ts';
import { rentalReservationMachine } from './rental-reservation.machine.ts';

const once = 'The server gives one answer, so only one of the two guards can hold.';
const oneEntry = 'The flow is entered in one way, so only one of the two branches can be taken.';

const noProof = answers(refused('proof-needed'));
const notCancellable = answers(refused('rental-not-cancellable'), 'S-20');

export const rentalReservationWalk = walk({
  flow: 'rental-reservation',
  machine: rentalReservationMachine,
  startsAt: rentalsStartAt,
  starts: {
    plain: { code: '', number: '' },
    'by the link of the letter': { code: 'c'.repeat(43), number: '' },
    'by its number': { code: '', number: 'ARK7Q2ZT' },
  },
  events: {
    'rental.sought': { 'by number and surname': { number: 'ARK7Q2ZT', surname: 'YILMAZ' } },
    'cancellation.confirmed': {
      'plans changed': { reason: 'plans-changed', key: 'k-1' },
      'no train': { reason: 'train-cancelled', key: 'k-2' },
    },
  },
  outcomes: {
    viewRental: {
      'a rental': answers(granted(rentedLater), 'S-20'),
      'one that is over': answers(granted(rentedCar), 'S-20'),
      'one that was cancelled': answers(granted(cancelledCar), 'S-20'),
      'as a stranger': answers(granted({ ...rentedLater, mayCancel: false, whyNot: 'proof-needed' })),
      'not found': answers(refused('rental-not-found')),
      'link used': answers(refused('link-used-or-old')),
      'money on its way': answers(refused('payment-underway')),
      'money went back': answers(refused('rental-returned'), 'S-20'),
      'never paid': answers(refused('rental-over'), 'S-20'),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: rentalsStartAt + 40_000 }),
      'no answer': breaks(),
      'more proof needed': answers(refused('more-proof-needed')),
    },
    mailLink: {
      mailed: answers(granted(null)),
      'too many tries': answers({ ...refused('too-many-tries'), retryAt: rentalsStartAt + 40_000 }),
      'no answer': breaks(),
    },
    quoteRefund: {
      'all of it': answers(granted({ deduction: 0, refund: 900_000 }), 'S-20'),
      'without a day': answers(granted({ deduction: 300_000, refund: 600_000 }), 'S-20'),
      'not cancellable': notCancellable,
      'no proof': noProof,
      'no answer': breaks('E-13'),
    },
    cancelRental: {
      cancelled: answersAt((at) => granted({ refund: 900_000, at }), 'S-20'),
      'another amount': answers(refused('amount-differs')),
      'not cancelled': answers(refused('rental-not-cancelled'), 'E-13'),
      'company silent': answers(refused('rental-unreachable'), 'E-13'),
      'not cancellable': notCancellable,
      'key used otherwise': answers(refused('key-used-otherwise')),
      'no proof': noProof,
      'no answer': breaks('E-13'),
    },
  },
  control: ({ arrival, rental }) => ({ arrival, whyNot: rental === null ? 'none' : rental.whyNot }),
  proves: {
    'S-20': [
      'rentalReservation.quoting|xstate.done.actor.quoteRefund|0',
      'rentalReservation.confirming|cancellation.confirmed|0',
      'rentalReservation.cancelling.carryingOut|xstate.done.actor.cancelRental|0',
    ],
    'E-13': [
      'rentalReservation.cancelling.carryingOut|xstate.done.actor.cancelRental|2',
      'rentalReservation.cancelling.carryingOut|xstate.error.actor.cancelRental|0',
      'rentalReservation.cancelling.unheard|cancellation.declined|0',
      'rentalReservation.cancelling.askingAgain|cancellation.declined|0',
      'rentalReservation.shown.unknown|outcome.asked|0',
    ],
  },
  equivalent: {
    'rentalReservation.beginning|always|0: after the next branch': oneEntry,
    'rentalReservation.recognizing|xstate.done.actor.viewRental|0: after the next branch': once,
    'rentalReservation.reading|xstate.done.actor.viewRental|0: after the next branch': once,
    'rentalReservation.cancelling.carryingOut|xstate.done.actor.cancelRental|0: after the next branch': once,
    'rentalReservation.cancelling.askingAgain|xstate.done.actor.cancelRental|0: after the next branch': once,
  },
});
