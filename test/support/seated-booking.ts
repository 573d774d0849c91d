import { onTestFinished } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { granted } from '#domain/values/answer.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type CreateAnswer, noContact, type SearchAnswer } from '#machines/booking/booking.model.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { createContactDraft, createPassengerDraft, wantedSeat } from './passengers.ts';

/** 21 November 2026, 12:00 in Ankara. */
export const bookingNow = Date.parse('2026-11-21T09:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

/** A train that leaves so long after the test's now. */
export const journeyIn = (after: number): ChosenJourney => ({
  journey: {
    kind: 'direct',
    legs: [
      {
        runId: 70_001,
        number: '81002',
        name: '81002 Ankara - İstanbul',
        commercialName: 'YHT 81002',
        type: 'YHT',
        from: 98,
        to: 1325,
        departure: bookingNow + after,
        arrival: bookingNow + after + 5 * hour,
        stops: [],
        isReservable: true,
        isOnSale: true,
        saleOpensAt: bookingNow - day,
        cabins: [{ cabinClass: 'Y1', price: 78_000, general: 12, wheelchair: 1, bound: 0 }],
      },
    ],
  },
  cabinClass: 'Y1',
  family: 'STANDART',
});

export const journeyOfTest = journeyIn(19 * day);

type BookingSetup = {
  readonly wish?: Partial<TripWish>;
  readonly passengers?: readonly PassengerDraft[];
  readonly chosen?: ChosenJourney;
  /** What the server says to the booking. */
  readonly creates?: () => Promise<CreateAnswer>;
};

const seatHold = seatHoldMachine.provide({
  actors: {
    holdSeats: fromPromise(async ({ input }) =>
      granted([
        ...input.held,
        ...input.wanted.map((wanted) => ({
          ...wanted,
          holdId: `hold-${wanted.seat}`,
          cabinClass: 'Y1' as const,
          amount: 78_000,
          deadline: bookingNow + hour,
        })),
      ]),
    ),
    returnSeats: fromPromise(async () => null),
    holdEnd: never,
    waitingEnd: never,
  },
});

const wishOfTest: TripWish = {
  from: 98,
  to: 1325,
  outward: '2026-12-10',
  back: null,
  passengers: 1,
  lapChildren: 0,
};

/** A booking whose journey is chosen: it is told who travels. Its ports answer at once. */
export const describedBooking = async ({
  wish,
  passengers = [],
  chosen = journeyOfTest,
  creates = () => new Promise(() => undefined),
}: BookingSetup = {}) => {
  const found = { outward: [chosen.journey], back: [] };
  const machine = bookingMachine.provide({
    actors: {
      findJourneys: fromPromise(async (): Promise<SearchAnswer> => granted(found)),
      findOffers: fromPromise(() => new Promise(() => undefined)),
      returnSeats: fromPromise(async () => null),
      createBooking: fromPromise(creates),
      seatHold,
    },
  });
  const booking = createActor(machine, {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish: { ...wishOfTest, ...wish },
      booking: null,
      passengers,
      contact: passengers.length === 0 ? noContact : createContactDraft(),
      party: 'p'.repeat(22),
      now: bookingNow,
    },
  }).start();
  onTestFinished(() => {
    booking.stop();
  });
  await waitFor(booking, (snapshot) => snapshot.matches({ listing: 'outward' }));
  booking.send({ type: 'journey.chosen', chosen, at: bookingNow });
  return booking;
};

/** A booking of which everybody is told and has a seat. */
export const seatedBooking = async (seats: readonly string[], setup: BookingSetup = {}) => {
  const passengers = setup.passengers ?? [createPassengerDraft()];
  const booking = await describedBooking({ ...setup, passengers });
  booking.send({ type: 'passengers.entered', passengers, contact: createContactDraft(), at: bookingNow });
  const hold = booking.getSnapshot().children.seatHold;
  if (hold === undefined) throw new Error('No seats are being held.');
  hold.send({
    type: 'seats.chosen',
    seats: seats.map((seat, passenger) => wantedSeat({ passenger, seat })),
    at: bookingNow,
  });
  await waitFor(hold, (snapshot) => snapshot.context.seats.length === seats.length);
  return booking;
};
