import type { Snapshot } from 'xstate';
import { bookingMark } from '#app/browser/kept-marks.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { KeepingCalls } from '#gateway/bookings/keeping-calls.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type Booking, kept } from '#machines/booking/booking.model.ts';
import { type Keepable, type KeptBefore, mayBeKept, nothingKept, readKept } from './keeping.ts';

type Context = Booking['context'];

/** How long the page waits to learn where the reader stood, in milliseconds. */
const timeout = 12_000;

const noOffers: DaysAround = { days: [], next: null };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A trip nobody has wished for, with nobody who travels, is no trip. */
const isBlank = ({ wish, booking, passengers }: Context): boolean =>
  wish === null && booking === null && passengers.length === 0;

/** What was found is asked for again: only what was chosen of it is kept. */
const withoutFound = (snapshot: Snapshot<unknown>): Snapshot<unknown> => {
  const context = 'context' in snapshot && isObject(snapshot.context) ? snapshot.context : {};
  const found = { found: null, offers: { outward: noOffers, back: noOffers } };
  return Object.assign({ ...snapshot }, { context: { ...context, ...found } });
};

export const keptBooking: Keepable<Context> = {
  flow: 'booking',
  machine: bookingMachine,
  kept: (context) => (isBlank(context) ? null : kept(context)),
  shed: withoutFound,
  extent: 'whole',
};

/** What this browser kept of a booking. A browser that kept none asks nobody. */
export const readKeptBooking = (calls: KeepingCalls): Promise<KeptBefore> =>
  mayBeKept(keptBooking.flow, bookingMark)
    ? readKept(keptBooking, calls, AbortSignal.timeout(timeout))
    : Promise.resolve(nothingKept);
