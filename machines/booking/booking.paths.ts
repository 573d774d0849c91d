import type { CreateRefusal } from '#domain/booking/booking-refusal.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { arrivalThere } from '#domain/journey/way-back.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { answers, answersAt, breaks, walk } from '#machines/kit/walk/walk.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { besideIn } from './booking.beside.part.ts';
import { kindOf } from './booking.instead.part.ts';
import { bookingMachine } from './booking.machine.ts';
import {
  ayse,
  cat,
  changing,
  contact,
  enteredPeople,
  inTwoTrains,
  journey,
  oneWay,
  ordered,
  otherSeats,
  plain,
  receipt,
  reservation,
  roundTrip,
  sale,
  seats,
  startsAt,
  tooEarly,
  wayBack,
  withMeal,
  withoutMeal,
} from './booking.samples.part.ts';

type Asked = { readonly address: OwnAddress; readonly held: boolean };

const listed = [journey, tooEarly, wayBack].map((each) => each.journey);

const addressed = (name: OwnAddress['name'], path: string): Asked => ({
  address: { name, access: 'open', path },
  held: false,
});
const theList = addressed('journey-list', '/sefer-listesi');

const people: Readonly<Record<Exclude<CreateRefusal, 'key-in-use'>, readonly string[]>> = {
  'age-mismatch': ['E-08', 'V-14'],
  'back-before-outward': ['E-07'],
  'birth-date-wrong': ['E-08'],
  'companion-alone': ['E-08'],
  'compartment-not-whole': ['E-07'],
  'contact-needed': ['E-08'],
  'couchette-not-closed': ['E-07'],
  'dependent-elsewhere': ['E-07', 'S-11'],
  'email-wrong': ['E-08'],
  'family-size': ['E-08'],
  'foreign-use-blocked': ['E-08'],
  'gender-mismatch': ['E-07', 'E-08'],
  'hold-differs': ['E-07'],
  'identity-needed': ['E-08'],
  'identity-not-verified': ['E-08'],
  'identity-unreachable': ['E-08'],
  'key-used-otherwise': ['E-07'],
  'marriage-not-in-year': ['E-08'],
  'name-wrong': ['E-08'],
  'no-passenger': ['E-08'],
  'pet-first': ['E-08'],
  'place-of-another': ['E-07'],
  'price-unknown': ['E-07'],
  'reserved-already': ['E-07'],
  'reserved-share-full': ['E-07'],
  'seat-count-wrong': ['E-07'],
  'selection-time-expired': ['E-07', 'S-09'],
  'tariff-unknown': ['E-08'],
  'ticket-letter-needed': ['E-08'],
  'too-late-to-reserve': ['V-19'],
  'too-many-lap-children': ['E-08'],
  'too-many-passengers': ['E-08'],
  'too-many-tries': [],
};

const answersBooking = (booking: Reservation, ...proves: string[]) =>
  answersAt((at) => granted({ booking, at, payTime: 'running' }), ...proves);

const oneArrival = 'The flow is entered in one way, so only one of the two guards can hold.';
const oneAddress = 'The address is one, so only one of the two guards can hold.';
const oneAnswer = 'The answer is one, so only one of the two guards can hold.';
const oneMode = 'The mode is one, so only one of the two guards can hold.';
const oneGoal =
  'A goal is named on a trip that was chosen whole, and a choice has come so far and no further.';

export const bookingWalk = walk({
  flow: 'booking',
  machine: bookingMachine,
  startsAt,
  starts: {
    plain,
    'with a trip there and back': { ...plain, wish: roundTrip },
    'to change tickets': { ...plain, wish: oneWay, changing },
    'to pay for extra services': { ...plain, booking: withoutMeal, ordered },
    'to pay a reservation': { ...plain, mode: 'reservation-to-sale', booking: reservation },
    'with a booking that waits for its money': { ...plain, booking: sale },
    'with a booking whose outcome is asked': { ...plain, booking: { ...sale, status: 'sold' } },
  },
  events: {
    'trip.wished': {
      there: { wish: oneWay, at: startsAt },
      'there and back': { wish: roundTrip, at: startsAt },
    },
    'day.chosen': {
      there: { direction: 'outward', day: '2026-11-28', at: startsAt },
      back: { direction: 'back', day: '2026-11-29', at: startsAt },
    },
    'journey.chosen': {
      'in some days': { chosen: journey, at: startsAt },
      'in two trains': { chosen: inTwoTrains, at: startsAt },
      'when the other arrives': { chosen: wayBack, at: startsAt },
      'before the other arrives': { chosen: tooEarly, at: startsAt },
    },
    'mode.chosen': { reservation: { mode: 'reservation' }, sale: { mode: 'sale' } },
    'passengers.entered': { 'a passenger with a cat': { ...enteredPeople, at: startsAt } },
    'passengers.corrected': {
      'another name': { passengers: [{ ...ayse, lastName: 'YILDIZ' }, cat], contact },
    },
    'passenger.changed': {
      'another tariff': { passenger: 0, draft: { ...ayse, tariff: 'teacher' }, held: seats },
      'another tariff, no seat yet': { passenger: 0, draft: { ...ayse, tariff: 'teacher' }, held: [] },
      'a cat that stays at home': { passenger: 1, draft: null, held: seats },
    },
    'journey.changed': { 'no seat held': { held: false }, 'seats held': { held: true } },
    'trip.confirmed': { now: { at: startsAt } },
    'loss.confirmed': { now: { at: startsAt } },
    'expiry.seen': { now: { at: startsAt } },
    'payer.known': { 'a member': { payer: 'member' } },
    'address.asked': {
      home: addressed('home', '/'),
      'the list': theList,
      'the list, with seats held': { ...theList, held: true },
      'the seat map': addressed('seat-map', '/koltuk-haritasi'),
      'another page': addressed('contact', '/iletisim'),
    },
  },
  outcomes: {
    findJourneys: {
      trains: answers(granted({ outward: listed, back: listed }), 'S-11'),
      'no train': answers(refused('no-train-found'), 'E-06'),
      'a station nobody knows': answers(refused('station-unknown'), 'E-06'),
      'no answer': breaks('E-06'),
    },
    findOffers: {
      prices: answers({ days: [{ day: '2026-11-24', status: 'free', price: 65_000 }], next: null }),
      'no answer': breaks(),
    },
    seatHold: {
      'all seats': answersAt(
        (now) => ({ kind: 'confirmed', seats, deadline: now + hour }) as const,
        'S-09',
        'S-11',
      ),
      'other seats': answersAt(
        (now) => ({ kind: 'confirmed', seats: otherSeats, deadline: now + hour }) as const,
        'S-14',
      ),
      'time over': answers({ kind: 'expired' }, 'S-09', 'E-07'),
      'turned back': answers({ kind: 'left' }, 'S-09'),
    },
    ticketChange: {
      'done at once': answers({ kind: 'done', receipt }, 'S-18', 'K-04'),
      'to be paid': answersAt(
        (now) => ({ kind: 'due', order: { order: 'o-1', amount: 29_100, payBy: now + hour } }) as const,
        'S-18',
      ),
      'no place any more': answers({ kind: 'gone' }, 'E-07'),
      left: answers({ kind: 'left' }),
    },
    returnSeats: { done: answers(null, 'S-12'), 'no answer': breaks() },
    createBooking: {
      'a booking': answersAt((now) => granted({ ...sale, deadline: now + hour })),
      ...Object.fromEntries(
        Object.entries(people).map(([name, proved]) => [name, answers(refused(name), ...proved)]),
      ),
      'no answer': breaks('E-07'),
    },
    payment: {
      paid: answers({ kind: 'paid', payment: 'e-1' }),
      underway: answers({ kind: 'underway', payment: 'e-1' }),
      'time over': answers({ kind: 'time-ended' }, 'S-10'),
      left: answers({ kind: 'left' }),
    },
    releaseBooking: {
      released: answers(granted(null)),
      'money on its way': answers(refused('payment-underway')),
      'no answer': breaks(),
    },
    loadBooking: {
      sold: answersBooking({ ...sale, status: 'sold' }),
      changed: answersBooking(bookedPair('changed', 'valid'), 'S-18'),
      'not changed yet': answersBooking(withoutMeal),
      'not changed in time': answersAt((at) => granted({ booking: withoutMeal, at, payTime: 'over' })),
      'with the services': answersBooking(withMeal, 'S-18'),
      reserved: answersBooking(reservation, 'S-14'),
      'still open': answersBooking(sale),
      'ran out': answersBooking({ ...sale, status: 'option-expired' }),
      'not found': answers(refused('booking-not-found')),
      'no answer': breaks(),
    },
  },
  control: ({
    mode,
    arrival,
    way,
    choice,
    instead,
    leavingFor,
    changing: exchanged,
    extras,
    order,
    outward,
  }) => ({
    mode,
    arrival,
    way,
    choice,
    instead: kindOf(instead),
    leavingFor,
    changing: exchanged,
    extras,
    order: order === null ? 'none' : 'laid',
    there: arrivalThere(besideIn({ choice, outward, changing: exchanged })),
  }),
  proves: {
    'S-09': ['booking.seating|xstate.done.actor.seatHold|2', 'booking.expired|expiry.seen|0'],
    'S-10': ['booking.paying|xstate.done.actor.payment|0'],
    'S-11': ['booking.seating|xstate.done.actor.seatHold|1'],
    'S-12': [
      'booking.seating.placing|passenger.changed|0',
      'booking.seating.confirmingLoss|loss.confirmed|0',
      'booking.seating.confirmingLoss|loss.declined|0',
      'booking.givingBack|xstate.done.actor.returnSeats|0',
    ],
    'S-13': ['booking.describing|mode.chosen|0', 'booking.listing.outward|journey.chosen|1'],
    'S-18': [
      'booking.listing.outward|journey.chosen|2',
      'booking.changing|xstate.done.actor.ticketChange|0',
      'booking.changing|xstate.done.actor.ticketChange|1',
    ],
    'S-14': ['booking.creating|xstate.done.actor.createBooking|0', 'booking.beginning|always|0'],
    'V-19': ['booking.creating|xstate.done.actor.createBooking|3'],
    'E-06': [
      'booking.listing.asking|xstate.done.actor.findJourneys|2',
      'booking.listing.asking|xstate.error.actor.findJourneys|0',
    ],
    'E-07': [
      'booking.seating|xstate.done.actor.seatHold|2',
      'booking.creating|xstate.done.actor.createBooking|2',
      'booking.creating|xstate.error.actor.createBooking|0',
    ],
    'E-08': ['booking.creating|xstate.done.actor.createBooking|3'],
    'E-12': ['booking.paying|xstate.done.actor.payment|0'],
  },
  equivalent: {
    'booking.beginning|always|0: after the next branch': oneArrival,
    'booking.beginning|always|1: after the next branch': oneArrival,
    'booking.listing|address.asked|0: after the next branch': oneAddress,
    'booking.describing|address.asked|0: after the next branch': oneAddress,
    'booking.seating.placing|address.asked|1: after the next branch': oneAddress,
    'booking.seating.comparing|address.asked|0: after the next branch': oneAddress,
    'booking.seating.pausing|address.asked|1: after the next branch': oneAddress,
    'booking.expired|address.asked|0: after the next branch': oneAddress,
    'booking.seating|xstate.done.actor.seatHold|1: after the next branch': oneAnswer,
    'booking.creating|xstate.done.actor.createBooking|1: after the next branch': oneAnswer,
    'booking.paying|xstate.done.actor.payment|1: after the next branch': oneAnswer,
    'booking.issuing.looking|xstate.done.actor.loadBooking|0: after the next branch': oneAnswer,
    'booking.issuing.looking|xstate.done.actor.loadBooking|1: after the next branch': oneAnswer,
    'booking.parting|always|1: after the next branch': oneGoal,
    'booking.parting|always|2: after the next branch': oneGoal,
    'booking.listing.outward|journey.chosen|1: after the next branch': oneMode,
    'booking.changing|xstate.done.actor.ticketChange|0: after the next branch': oneAnswer,
    'booking.changing|xstate.done.actor.ticketChange|1: after the next branch': oneAnswer,
    'booking.ended: begins in booking.ended.issued': 'Every way into it names the end it leads to.',
  },
});
