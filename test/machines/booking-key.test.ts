import { expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom, SimulatedClock, waitFor } from 'xstate';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type CreateAnswer, type SearchAnswer, timeout } from '#machines/booking/booking.model.ts';
import type { BookingPorts } from '#machines/booking/booking.ports.ts';
import {
  ayse,
  contact,
  journey,
  oneWay,
  plain,
  sale,
  seats,
  startsAt,
} from '#machines/booking/booking.samples.part.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';

type Creating = InputFrom<BookingPorts['createBooking']>;

const never = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));
const soon = { timeout: 5_000 };
const corrected: PassengerDraft = { ...ayse, lastName: 'YILDIZ' };
const enteredPeople = (passenger: PassengerDraft) => ({ passengers: [passenger], contact });

/** A server that makes a booking once for a key, is not heard the first time, and refuses the key for anything else. */
const deafServer = () => {
  const made = new Map<string, string>();
  const asked: Creating[] = [];
  const free = seats.map((seat) => ({ ...seat, passenger: 0 }));
  const create = ({ input }: { readonly input: Creating }): Promise<CreateAnswer> => {
    asked.push(input);
    const body = JSON.stringify(input);
    const before = made.get(input.key);
    made.set(input.key, before ?? body);
    if (asked.length === 1) return new Promise(() => undefined);
    return Promise.resolve(
      before === undefined || before === body ? granted(sale) : refused('key-used-otherwise'),
    );
  };
  const machine = bookingMachine.provide({
    actors: {
      findJourneys: fromPromise(
        async (): Promise<SearchAnswer> => granted({ outward: [journey.journey], back: [] }),
      ),
      findOffers: fromPromise(async (): Promise<DaysAround> => ({ days: [], next: null })),
      seatHold: seatHoldMachine.provide({
        actors: {
          holdSeats: fromPromise(async (): Promise<HoldAnswer> => granted(free.splice(0, 1))),
          holdEnd: never,
          waitingEnd: never,
        },
      }),
      createBooking: fromPromise(create),
      payment: paymentMachine.provide({ actors: { paymentEnd: never } }),
    },
  });
  return { machine, asked };
};

const begun = () => {
  const { machine, asked } = deafServer();
  const clock = new SimulatedClock();
  const actor = createActor(machine, { input: { ...plain, wish: { ...oneWay, passengers: 1 } }, clock });
  const hold = () => actor.getSnapshot().children.seatHold;
  const at = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), soon);
  const sitDown = async () => {
    const [wanted] = seats;
    const holding = hold();
    if (holding === undefined || wanted === undefined) throw new Error('No seat can be chosen.');
    holding.send({ type: 'seats.chosen', seats: [wanted], at: startsAt });
    await waitFor(holding, (snapshot) => snapshot.matches({ counting: 'held' }), soon);
    holding.send({ type: 'seats.confirmed' });
  };
  const choose = async () => {
    await at({ listing: 'outward' });
    actor.send({ type: 'journey.chosen', chosen: journey, at: startsAt });
    actor.send({ type: 'passengers.entered', ...enteredPeople(corrected), at: startsAt });
  };
  return { actor, clock, asked, hold, at, sitDown, choose };
};

/** The booking was made unheard, a name was corrected, and the same seats were asked for again. */
const refusedForItsKey = async () => {
  const flow = begun();
  const { actor, clock, at, hold, sitDown } = flow;
  actor.start();
  await at({ listing: 'outward' });
  actor.send({ type: 'journey.chosen', chosen: journey, at: startsAt });
  actor.send({ type: 'passengers.entered', ...enteredPeople(ayse), at: startsAt });
  await sitDown();
  await at('creating');
  clock.increment(timeout);
  await at('seating');
  actor.send({ type: 'passengers.corrected', ...enteredPeople(corrected) });
  hold()?.send({ type: 'seats.confirmed' });
  await at('expired');
  return flow;
};

test.each([
  ['chooses the seats again', 'expiry.seen'],
  ['chooses the train again', 'journey.changed'],
] as const)(
  '[E-07] whoever corrects a name after a booking that was made unheard %s, and the corrected booking is made under another key',
  async (_, way) => {
    const { actor, asked, at, sitDown, choose } = await refusedForItsKey();
    const { refusal, passengers } = actor.getSnapshot().context;
    if (way === 'expiry.seen') actor.send({ type: way, at: startsAt });
    else {
      actor.send({ type: way, held: false });
      await choose();
    }
    await at('seating');
    await sitDown();
    const { context } = await at('paying');
    actor.stop();
    expect([refusal, passengers]).toEqual(['key-used-otherwise', [corrected]]);
    expect(asked.map(({ key, passengers: [who] }) => [key, who?.lastName])).toEqual([
      ['booking h-12A', 'YILMAZ'],
      ['booking h-12A', 'YILDIZ'],
      ['booking h-12B', 'YILDIZ'],
    ]);
    expect(context.booking?.locator).toBe(sale.locator);
  },
);
