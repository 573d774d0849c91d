import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { answersAt, type Walk } from '#machines/kit/walk/walk.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { plannedTrains } from '#machines/seat-plan/seat-plan.model.ts';
import { seatPlanWalk } from '#machines/seat-plan/seat-plan.paths.ts';
import { SeatChoice } from '#screens/seat-map/seat-choice.tsx';
import { mapOf } from '../../support/coach-maps.ts';
import { createPassengerDraft } from '../../support/passengers.ts';
import { journeyIn } from '../../support/seated-booking.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { startsAt } = seatPlanWalk;
const there = journeyIn(19 * 86_400_000);
const back = journeyIn(21 * 86_400_000);
/** The coach with a wheelchair's place has the most room. */
const fuller = mapOf(264, 2);
const half = fuller.coach.places
  .slice(0, fuller.coach.places.length / 2)
  .map(({ number }) => ({ seat: number, genders: ['F' as const] }));
const maps = [mapOf(262, 1), mapOf(264, 2, half)];
const coaches = maps.map(({ coachId }, index) => ({
  coachId,
  free: index === 0 ? 50 : 75,
  taken: index === 0 ? [] : [{ seat: '1A', genders: ['F' as const] }],
}));

const walkInView: Walk<typeof seatPlanWalk.machine> = {
  ...seatPlanWalk,
  starts: { plain: { trains: plannedTrains(there, back), held: [], now: startsAt } },
  events: { ...seatPlanWalk.events, 'coach.chosen': { 'the third coach': { coach: 2 } } },
  outcomes: {
    ...seatPlanWalk.outcomes,
    loadSeatMaps: {
      ...seatPlanWalk.outcomes.loadSeatMaps,
      'two coaches': answersAt((at) => granted({ maps, at })),
    },
    findTaken: {
      ...seatPlanWalk.outcomes.findTaken,
      'a seat was taken meanwhile': answersAt((at) => granted({ coaches, at })),
    },
  },
};

const hold = createActor(
  seatHoldMachine.provide({
    actors: { holdSeats: fromPromise(() => new Promise(() => undefined)) },
  }),
  { input: { needed: 2, party: 'p'.repeat(22), seats: [], now: startsAt } },
).start();

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const wayBack = () => page.getByRole('radio', { name: tr['seat-map.train.back'] });
const passengers = [createPassengerDraft()];

viewLayer({
  walk: walkInView,
  draw: ({ actor }) => (
    <SeatChoice
      seatmate={null}
      hold={hold}
      plan={actor}
      passengers={passengers}
      outward={there}
      back={back}
      mode="sale"
    />
  ),
  gestures: {
    'train.chosen': async (_, { actor, now }) => {
      // A radio that is on already says nothing when it is pressed.
      if (wayBack().element().matches(':checked')) actor.send({ type: 'train.chosen', train: 1, at: now() });
      else await wayBack().click();
    },
    'coach.chosen': () =>
      page.getByRole('radio', { name: tr['seat-map.coach'].replace('{coach}', '3') }).click(),
    'plan.asked': () =>
      press(button(tr['seat-map.renew']) === undefined ? tr['seat-map.again'] : tr['seat-map.renew']),
  },
  offers: {
    'train.chosen': () => document.querySelectorAll('fieldset input[type=radio]').length >= 2,
    'coach.chosen': () => button(tr['seat-map.renew']) !== undefined,
    'plan.asked': () =>
      button(tr['seat-map.renew']) !== undefined || button(tr['seat-map.again']) !== undefined,
  },
});
