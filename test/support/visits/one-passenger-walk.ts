import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { bookingWalk } from '#machines/booking/booking.paths.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { createContactDraft, createPassengerDraft, heldSeat } from '../passengers.ts';

const { starts, events, outcomes, startsAt } = bookingWalk;

export const oneWay = {
  from: 98,
  to: 1325,
  outward: '2026-11-25',
  back: null,
  passengers: 1,
  lapChildren: 0,
};
const roundTrip = { ...oneWay, back: '2026-11-27' };
const contact = createContactDraft({ phone: '532 123 45 67' });
export const ayse = createPassengerDraft({ firstName: 'AYŞE', lastName: 'YILMAZ' });
export const man: PassengerDraft = { ...ayse, gender: 'M' };
export const seatOfWalk = heldSeat({ deadline: startsAt + 3_600_000 });
const entered = { passengers: [ayse], contact };

/** The trains of the list are direct ones. */
const direct = <Each>(chosen: Readonly<Record<string, Each>> = {}) =>
  Object.fromEntries(Object.entries(chosen).filter(([name]) => name !== 'in two trains'));

/** Which seats are confirmed is chosen on the page. */
const { 'other seats': _, ...seatHold } = outcomes.seatHold ?? {};

/** They are told as any other refusal is; in every language they are read where seats say why (`test/long/seats-say.test.ts`). */
const readElsewhere: ReadonlySet<string> = new Set(['reserved-already', 'reserved-share-full']);

const createBooking = Object.fromEntries(
  Object.entries(outcomes.createBooking ?? {}).filter(([name]) => !readElsewhere.has(name)),
);

/** One passenger, of whom the way there and back is told in the words the fields bring them into. */
export const onePassengerWalk: Walk<typeof bookingWalk.machine> = {
  ...bookingWalk,
  starts: Object.fromEntries(
    Object.entries(starts).map(([name, start]) => [
      name,
      {
        ...start,
        ...entered,
        wish: start.wish === null ? null : start.wish.back === null ? oneWay : roundTrip,
      },
    ]),
  ),
  events: {
    ...events,
    'trip.wished': {
      there: { wish: oneWay, at: startsAt },
      'there and back': { wish: roundTrip, at: startsAt },
    },
    'journey.chosen': direct(events['journey.chosen']),
    'passengers.entered': { 'a passenger': { ...entered, at: startsAt } },
    'passengers.corrected': {
      'another name': { passengers: [{ ...ayse, lastName: 'YILDIZ' }], contact },
    },
    'passenger.changed': {
      'another gender': { passenger: 0, draft: man, held: [seatOfWalk] },
      'another gender, no seat yet': { passenger: 0, draft: man, held: [] },
    },
  },
  outcomes: { ...outcomes, createBooking, seatHold },
};
