import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { always, leadsTo, never, type Rules, until } from '#machines/kit/judge/rule.ts';
import { begins, both, either, isGranted, isRefused, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { Booking } from './booking.model.ts';

const { answered, asks, eventIn, noAnswer, ends, hears, meets, passes, sees, shows, stands, reports } =
  signsOf<Booking>();

type Made = { readonly key: string; readonly seats: readonly { readonly holdId: string }[] };
type Kind = { readonly kind: string };
const is = (kind: string) => (end: Kind) => end.kind === kind;
const confirmed = answered('seatHold', is('confirmed'));
const seatsGone = answered('seatHold', is('expired'));
const asksWay = hears('address.asked');

type Listed = { readonly wish: TripWish };

/** The trains that are asked for leave on the chosen day. */
const isListOfDay = (seen: Observation) => {
  const day = eventIn('day.chosen')(seen);
  if (day === undefined) return false;
  return asks('findJourneys', ({ wish }: Listed) => wish[day.direction] === day.day).holds(seen);
};
const dayOf = (way: Direction) =>
  both(
    meets('day.chosen', ({ direction }) => direction === way),
    stands(`listing.${way}`),
  );

export const bookingRules: Rules = {
  flow: 'booking',
  rules: {
    'booked-with-held-seats': until(['S-09', 'V-26'], {
      from: either(begins, answered('seatHold'), hears('expiry.seen')),
      no: asks('createBooking'),
      until: confirmed,
    }),
    'asked-twice-one-booking': always(
      ['S-14'],
      asks('createBooking'),
      asks('createBooking', ({ key, seats }: Made) => key.endsWith(` ${seats[0]?.holdId}`)),
    ),
    'time-over-nothing-held': always(
      ['S-09', 'E-07'],
      seatsGone,
      shows(({ seats }) => seats.length === 0),
    ),
    'time-over-is-shown': until(['S-09'], {
      from: both(seatsGone, stands('expired')),
      no: not(stands('expired')),
      until: either(hears('expiry.seen'), hears('journey.changed'), asksWay),
    }),
    'payment-of-something': never(
      ['S-14', 'S-22'],
      both(
        asks('payment'),
        shows(({ booking, order }) => booking === null && order === null),
      ),
    ),
    'released-when-meant': until(['S-10'], {
      from: either(stands('paying.open'), hears('leaving.declined')),
      no: asks('releaseBooking'),
      until: either(hears('leaving.confirmed'), answered('payment')),
    }),
    'whoever-leaves-is-asked-once': until(['S-10'], {
      from: hears('leaving.declined'),
      no: stands('paying.leaving'),
      until: asksWay,
    }),
    'who-says-no-stays': always(
      ['S-10'],
      hears('leaving.declined'),
      both(
        stands('paying.open'),
        shows(({ leavingFor }) => leavingFor === null),
      ),
    ),
    'time-ended-is-reported': always(
      ['S-10', 'E-12'],
      answered('payment', is('time-ended')),
      reports('time-ended'),
    ),
    'paid-leads-to-a-result': leadsTo(['S-22'], {
      from: answered('payment', is('paid')),
      to: stands('ended'),
      unless: either(asksWay, noAnswer('loadBooking'), answered('loadBooking', isRefused)),
    }),
    'money-on-its-way-is-asked-about': always(
      ['S-22'],
      answered('payment', is('underway')),
      asks('loadBooking'),
    ),
    'tickets-by-the-servers-word': until(['S-22'], {
      from: either(begins, hears('trip.wished')),
      no: stands('ended.issued'),
      until: answered('loadBooking', isGranted),
    }),
    'seats-lost-when-meant': until(['S-12'], {
      from: either(begins, hears('passenger.changed'), hears('loss.declined')),
      no: asks('returnSeats'),
      until: hears('loss.confirmed'),
    }),
    'who-says-no-keeps-seats': always(
      ['S-12'],
      hears('loss.declined'),
      both(
        stands('seating.placing'),
        shows(({ change }) => change === null),
      ),
    ),
    'other-day-other-list': always(
      ['R-02'],
      either(hears('day.chosen'), dayOf('outward'), dayOf('back')),
      sees(isListOfDay),
    ),
    'refusal-loses-no-names': always(
      ['E-08'],
      answered('createBooking', isRefused),
      shows(({ passengers, refusal }) => passengers.length > 0 && refusal !== null),
    ),
    'reservation-is-not-paid-now': until(['S-13', 'S-14'], {
      from: both(
        asks('createBooking'),
        shows(({ mode }) => mode === 'reservation'),
      ),
      no: asks('payment'),
      until: either(not(shows(({ mode }) => mode === 'reservation')), hears('trip.wished')),
    }),
    'waiting-for-tickets-goes-on': leadsTo(['S-22'], {
      from: stands('issuing.waiting'),
      to: either(passes('nextLook'), asks('loadBooking')),
      unless: either(asksWay, ends()),
    }),
  },
};
