import { onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { granted } from '#domain/values/answer.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type FoundJourneys, noContact, type SearchAnswer } from '#machines/booking/booking.model.ts';
import type { BookingActor } from '#panels/shop.ts';
import { wholeDay } from '../listed-journeys.ts';
import { bookingNow } from '../seated-booking.ts';

export const listedWish: TripWish = {
  from: 98,
  to: 1325,
  outward: '2026-12-10',
  back: null,
  passengers: 1,
  lapChildren: 0,
};

export const listedOffers: DaysAround = {
  days: [
    { day: '2026-12-07', status: 'past', price: null },
    { day: '2026-12-08', status: 'no-train', price: null },
    { day: '2026-12-09', status: 'sold-out', price: null },
    { day: '2026-12-10', status: 'free', price: 78_000 },
    { day: '2026-12-11', status: 'free', price: 75_500 },
    { day: '2026-12-12', status: 'free', price: 93_000 },
    { day: '2026-12-13', status: 'not-on-sale', price: null },
  ],
  next: null,
};

export const listedFound: FoundJourneys = { outward: wholeDay, back: [] };

type Listing = {
  readonly wish?: Partial<TripWish>;
  readonly finds?: () => Promise<SearchAnswer>;
  /** Tickets that are to be exchanged for another journey. */
  readonly changing?: TicketChange;
};

/** A booking whose trip is wished for, and what was asked of the server. */
export const wishedBooking = ({ wish, finds = async () => granted(listedFound), changing }: Listing = {}) => {
  const asked: TripWish[] = [];
  const machine = bookingMachine.provide({
    actors: {
      findJourneys: fromPromise(({ input }) => {
        asked.push(input.wish);
        return finds();
      }),
      findOffers: fromPromise(async () => listedOffers),
    },
  });
  const booking: BookingActor = createActor(machine, {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish: { ...listedWish, ...wish },
      booking: null,
      passengers: [],
      contact: noContact,
      party: 'p'.repeat(22),
      now: bookingNow,
      ...(changing && { changing }),
    },
  }).start();
  onTestFinished(() => {
    booking.stop();
  });
  return { booking, asked };
};

/** The same once the list is there. */
export const listedBooking = async (listing: Listing = {}) => {
  const { booking, asked } = wishedBooking(listing);
  await waitFor(
    booking,
    (snapshot) => !snapshot.hasTag('busy') && snapshot.context.offers.outward.days.length > 0,
  );
  return { booking, asked };
};
