import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { tariffNamed } from '#domain/passenger/passenger-input.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { refused } from '#domain/values/answer.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import type { HoldAnswer } from '#machines/seat-hold/seat-hold.model.ts';
import { SeatChoice } from '#screens/seat-map/seat-choice.tsx';
import { heldIn, mapOf } from '../support/coach-maps.ts';
import { createPassengerDraft } from '../support/passengers.ts';
import { bookingNow, journeyIn } from '../support/seated-booking.ts';
import { never, readPlan } from '../support/views/read-plan.ts';
import { wordsOf } from './drawn.tsx';
import { readIn } from './read-in.tsx';

const { say } = wordsOf('tr');
const day = 86_400_000;
const [there, back] = [journeyIn(19 * day), journeyIn(20 * day)];
const deadline = bookingNow + 60_000;
const backRun = 10_550_009;

type Looked = {
  readonly maps: readonly SeatMap[];
  readonly held: readonly HeldSeat[];
  readonly people?: number;
  /** Which of the trains there and back is looked at. */
  readonly train?: 0 | 1;
};

/** The choice of seats of a party, and what the server was asked to hold. */
const choose = async ({ maps, held, people = held.length, train = 0 }: Looked) => {
  const asked: (readonly string[])[] = [];
  const plan = readPlan(maps, there, back);
  const hold = createActor(
    seatHoldMachine.provide({
      actors: {
        holdSeats: fromPromise(async ({ input }): Promise<HoldAnswer> => {
          asked.push(input.wanted.map(({ seat }) => seat));
          return refused('seat-taken');
        }),
        holdEnd: never,
        waitingEnd: never,
      },
    }),
    { input: { needed: people * 2, party: 'p'.repeat(22), seats: held, now: bookingNow } },
  ).start();
  onTestFinished(() => {
    hold.stop();
  });
  plan.send({ type: 'train.chosen', train, at: bookingNow });
  const sentences = readIn(
    <SeatChoice
      seatmate={null}
      hold={hold}
      plan={plan}
      passengers={Array.from({ length: people }, () => createPassengerDraft())}
      outward={there}
      back={back}
      mode="sale"
    />,
    { now: () => bookingNow },
  );
  await expect.poll(() => plan.getSnapshot().matches('shown')).toBe(true);
  return { asked, sentences };
};

const coach = mapOf(262, 1);
const held = ['5A', '6A'].map((seat, passenger) => heldIn(coach, seat, passenger, { deadline }));
const same = () => page.getByRole('button', { name: say('seat-map.same'), exact: true });

test('the seats of the way there are asked for once more on the way back', async () => {
  const { asked } = await choose({ maps: [mapOf(262, 1, [], backRun)], held, train: 1 });
  await same().click();
  await expect.poll(() => asked).toEqual([['5A', '6A']]);
});

test('where one of them is not free, that is said and nothing is asked for', async () => {
  const taken = [{ seat: '6A', genders: ['F'] }] as const;
  const { asked, sentences } = await choose({ maps: [mapOf(262, 1, taken, backRun)], held, train: 1 });
  await same().click();
  await expect.poll(sentences).toContain('seat-map.same.none');
  expect([sentences().includes('seat-map.best.none'), asked]).toEqual([false, []]);
});

test('on the way there nothing can be asked for once more', async () => {
  const { sentences } = await choose({ maps: [coach], held });
  expect(sentences()).not.toContain('seat-map.same');
});

test('where no coach has room for all, that is said and nothing is asked for', async () => {
  const full = mapOf(
    262,
    1,
    coach.coach.places.map(({ number }) => ({ seat: number, genders: ['F'] })),
  );
  const { asked, sentences } = await choose({ maps: [full], held: [], people: 2 });
  await page.getByRole('button', { name: say('seat-map.best', { count: 2 }), exact: true }).click();
  await expect.poll(sentences).toContain('seat-map.best.none');
  expect([sentences().includes('seat-map.same.none'), asked]).toEqual([false, []]);
});

const couchette = mapOf(901, 5);
const compartment = couchette.coach.places
  .filter(({ unit }) => unit === couchette.coach.places[0]?.unit)
  .map(({ number }) => number);
const lying = (count: number, overrides: Partial<HeldSeat> = {}) =>
  compartment
    .slice(0, count)
    .map((seat, at) => heldIn(couchette, seat, at, { deadline, cabinClass: 'D', ...overrides }));
const warned = (sentences: () => readonly string[]) =>
  sentences().filter((id) => /^seat-map\.(?:couchette|dog)/.test(id));

test.each([
  ['begun', 3, ['seat-map.couchette', 'seat-map.couchette.text']],
  ['closed', 4, []],
])('a compartment of couchettes that is %s says whether it would be sold', async (_, count, warns) => {
  const { sentences } = await choose({ maps: [couchette], held: lying(count) });
  expect(warned(sentences)).toEqual(warns);
});

test('a dog that has not the whole compartment says so', async () => {
  const { sentences } = await choose({
    maps: [coach],
    held: [heldIn(coach, '5A', 0, { deadline, tariffId: tariffNamed('dog').id })],
  });
  expect(warned(sentences)).toEqual(['seat-map.dog', 'seat-map.dog.text']);
});
