import { isChanged } from '#domain/booking/change-of-tickets.ts';
import { areHad } from '#domain/booking/extras-order.ts';
import { purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import { answerOf, isRefused, refusalIn } from '#machines/kit/judge/answer.ts';
import { eachOf } from '#machines/kit/judge/each-of.ts';
import { asGiven, ofEachItsOwn } from '#machines/kit/judge/kept.ts';
import type { Observation } from '#machines/kit/judge/observation.ts';
import { onceForEachYes } from '#machines/kit/judge/once.ts';
import { always, leadsThere, leadsTo, never, type Rules, until } from '#machines/kit/judge/rule.ts';
import { both, either, inputOf, not, signsOf } from '#machines/kit/judge/sign.ts';
import type { bookingMachine } from './booking.machine.ts';
import type { Booking, BookingAnswer } from './booking.model.ts';

const {
  answered,
  asking,
  asks,
  contextIn,
  eventIn,
  hears,
  meets,
  noAnswer,
  passes,
  reports,
  sees,
  shows,
  stands,
} = signsOf<Booking, typeof bookingMachine>();

type Made = Pick<Booking['context'], 'contact' | 'key' | 'mode' | 'passengers' | 'seats'>;
type Kind = { readonly kind: string };
const is = (kind: string) => (end: Kind) => end.kind === kind;
const confirmed = answered('seatHold', is('confirmed'));
const seatsGone = answered('seatHold', is('expired'));
const asksWay = hears('address.asked');
/** Nobody can say what has become of the money. */
const notSeen = either(noAnswer('loadBooking'), answered('loadBooking', isRefused));

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

const madeIn = inputOf<Made>('createBooking');
const seenIn = answerOf<BookingAnswer>('loadBooking');
const whyNotBooked = refusalIn('createBooking');
const notBooked = answered('createBooking', isRefused);
const peopleOf = ({ passengers, contact }: Pick<Made, 'contact' | 'passengers'>) => ({ passengers, contact });

/** The server has said that there are the tickets this was for. */
const areTicketsReported = (seen: Observation): boolean => {
  const answer = seenIn(seen);
  if (answer?.ok !== true) return false;
  const { booking } = answer.value;
  const { changing, mode, extras } = contextIn(seen);
  if (changing !== null) return isChanged(changing, booking);
  return mode === 'extra-services' ? areHad(extras, booking) : purchaseStatusOf(booking) === 'ticketed';
};

/** The trip whose seats are held, before it is decided whether another one is meant. */
const tripIn = (seen: Observation) => {
  const { wish, outward, back, choice, passengers, seats } = contextIn(seen);
  return { wish, outward, back, choice, passengers, seats };
};
const areHeld = ({ held }: { readonly held: boolean }) => held;
const goesWithSeats = either(hears('journey.changed', areHeld), hears('address.asked', areHeld));

/** What is held, and by whom, before a change that would cost seats is decided. */
const partyIn = (seen: Observation) => {
  const { passengers, seats } = contextIn(seen);
  return { passengers, seats };
};

export const bookingRules: Rules = {
  flow: 'booking',
  rules: {
    'booked-with-held-seats': onceForEachYes(['S-09', 'V-26'], {
      yes: confirmed,
      ...asking('createBooking'),
      withdrawn: either(answered('seatHold'), hears('expiry.seen')),
    }),
    'asked-twice-one-booking': ofEachItsOwn(['S-14'], (seen) => {
      const made = madeIn(seen);
      return made && { thing: made.seats.map(({ holdId }) => holdId).toSorted(), is: made.key };
    }),
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
    'released-when-meant': onceForEachYes(['S-10'], {
      yes: either(hears('leaving.confirmed'), answered('payment')),
      ...asking('releaseBooking'),
      withdrawn: either(stands('paying.open'), hears('leaving.declined')),
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
    'paid-leads-to-a-result': eachOf(
      leadsTo(['S-22'], {
        from: answered('payment', is('paid')),
        to: stands('ended'),
        unless: either(asksWay, notSeen),
      }),
      until(['S-22'], {
        from: answered('payment', is('paid')),
        no: not(stands('issuing', 'ended')),
        until: either(stands('ended'), asksWay),
      }),
      until(['S-22'], {
        from: notSeen,
        no: meets('outcome.asked'),
        until: either(asks('loadBooking'), asksWay),
      }),
    ),
    'money-on-its-way-is-asked-about': always(
      ['S-22'],
      answered('payment', is('underway')),
      asks('loadBooking'),
    ),
    'tickets-by-the-servers-word': leadsThere(['S-22'], stands('ended.issued'), sees(areTicketsReported)),
    'seats-lost-when-meant': onceForEachYes(['S-12'], {
      yes: hears('loss.confirmed'),
      ...asking('returnSeats'),
      withdrawn: either(hears('passenger.changed'), hears('loss.declined')),
    }),
    'who-says-no-keeps-seats': eachOf(
      always(
        ['S-12'],
        hears('loss.declined'),
        both(
          stands('seating.placing'),
          shows(({ change }) => change === null),
          not(either(asks('seatHold'), asks('returnSeats'))),
        ),
      ),
      asGiven(['S-12'], {
        given: (seen) => (stands('seating.confirmingLoss').holds(seen) ? partyIn(seen) : undefined),
        of: (seen) => (hears('loss.declined').holds(seen) ? partyIn(seen) : undefined),
      }),
    ),
    'held-seats-left-when-meant': eachOf(
      leadsThere(['S-09'], stands('seating.leaving'), hears('trip.confirmed')),
      until(['S-09'], {
        from: stands('seating'),
        no: both(goesWithSeats, stands('listing')),
        until: both(not(stands('seating')), not(goesWithSeats)),
      }),
    ),
    'who-keeps-seats-keeps-trip': eachOf(
      always(
        ['S-09'],
        hears('trip.declined'),
        both(
          stands('seating.comparing'),
          shows(({ instead }) => instead === null),
          not(asks('seatHold')),
        ),
      ),
      asGiven(['S-09'], {
        given: (seen) => (stands('seating.confirmingLeave').holds(seen) ? tripIn(seen) : undefined),
        of: (seen) => (hears('trip.declined').holds(seen) ? tripIn(seen) : undefined),
      }),
    ),
    'other-day-other-list': always(
      ['R-02'],
      either(hears('day.chosen'), dayOf('outward'), dayOf('back')),
      sees(isListOfDay),
    ),
    'refusal-loses-no-names': eachOf(
      always(
        ['E-08'],
        notBooked,
        both(
          sees((seen) => seen.context.refusal === whyNotBooked(seen)),
          shows(({ passengers }) => passengers.length > 0),
        ),
      ),
      asGiven(['E-08'], {
        given: (seen) => {
          const made = madeIn(seen);
          return made && peopleOf(made);
        },
        of: (seen) => (notBooked.holds(seen) ? peopleOf(contextIn(seen)) : undefined),
      }),
    ),
    'reservation-is-not-paid-now': until(['S-13', 'S-14'], {
      from: either(
        hears('mode.chosen', ({ mode }) => mode === 'reservation'),
        both(
          meets('mode.chosen', ({ mode }) => mode === 'reservation'),
          stands('describing'),
        ),
      ),
      no: either(
        asks('payment'),
        asks('createBooking', ({ mode }: Made) => mode !== 'reservation'),
      ),
      until: either(
        hears('mode.chosen', ({ mode }) => mode === 'sale'),
        stands('listing', 'searching'),
      ),
    }),
    'waiting-for-tickets-goes-on': leadsTo(['S-22'], {
      from: stands('issuing.waiting'),
      to: either(passes('nextLook'), asks('loadBooking')),
      unless: asksWay,
    }),
  },
};
