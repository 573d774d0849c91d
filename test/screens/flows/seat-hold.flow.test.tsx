import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';
import { type PlanAnswer, plannedTrains } from '#machines/seat-plan/seat-plan.model.ts';
import { SeatChoice } from '#screens/seat-map/seat-choice.tsx';
import { createPassengerDraft } from '../../support/passengers.ts';
import { journeyIn } from '../../support/seated-booking.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';
import { coachOfWalk, oneSeatWalk } from '../../support/visits/one-seat-walk.ts';

const there = journeyIn(19 * 86_400_000);
const map = coachOfWalk;
/** Read after every refusal, the plan shows each seat as it is: a seat that was lost may be wished for again. */
const longAfter = oneSeatWalk.startsAt + 86_400_000;

const shown = createActor(
  seatPlanMachine.provide({
    actors: {
      loadSeatMaps: fromPromise(async (): Promise<PlanAnswer> => granted({ maps: [map], at: longAfter })),
      findTaken: fromPromise(() => new Promise(() => undefined)),
      waitingEnd: fromPromise(() => new Promise<void>(() => undefined)),
    },
  }),
  { input: { trains: plannedTrains(there, null), held: [], now: oneSeatWalk.startsAt } },
).start();

const passengers = [createPassengerDraft({ tariff: 'disabled' })];

const cell = (seat: string) => {
  const element = document.querySelector(`[data-seat="${seat}"]`);
  if (element === null) throw new Error(`There is no seat ${seat}.`);
  return page.elementLocator(element);
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const question = () => document.querySelector('dialog[open]');
const grid = () => document.querySelector('[role=grid]');
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
/** On a narrow page the bar is opened for what is folded away in it. */
const opener = () =>
  [...document.querySelectorAll('[data-open] button[aria-expanded]')].find((each) => each.checkVisibility());
const isThere = (name: string) => {
  const button = buttonOf(name);
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true';
};
const isPressable = (name: string) => isThere(name) && buttonOf(name)?.checkVisibility() === true;
const isGridOpen = () =>
  question() === null && grid() !== null && grid()?.getAttribute('aria-disabled') !== 'true';
const giveBack = tr['seat-map.give-back'].replace('{seat}', '6A');

viewLayer({
  walk: oneSeatWalk,
  draw: ({ actor }) => (
    <>
      {/* The page begins above and goes on below: what a message lies over can be scrolled out from under it. */}
      <div style={{ blockSize: '50vh' }} />
      <SeatChoice
        seatmate={null}
        hold={actor}
        plan={shown}
        passengers={passengers}
        outward={there}
        back={null}
        mode="sale"
      />
      <div style={{ blockSize: '100vh' }} />
    </>
  ),
  gestures: {
    'seats.chosen': () => cell('5A').click(),
    'seats.returned': () => press(giveBack),
    'wheelchair.wanted': () => cell('1H').click(),
    'wheelchair.confirmed': () => press(tr['seat-map.wheelchair.confirm']),
    'wheelchair.declined': () => press(tr['seat-map.wheelchair.decline']),
    'answer.asked': () => press(tr['seat-map.unanswered.ask']),
    'extension.asked': async () => {
      if (opener()?.getAttribute('aria-expanded') === 'false') await press(tr['seat-map.bar.time']);
      await press(tr['seat-clock.extend']);
    },
    'seats.confirmed': () => press(tr['seat-map.to-payment']),
    'seats.left': async (_, { actor, now }) => {
      // Behind an open question only the address leads away.
      if (question() === null) await press(tr['seat-map.leave']);
      else actor.send({ type: 'seats.left', at: now() });
    },
  },
  offers: {
    'seats.chosen': isGridOpen,
    'seats.returned': () => question() === null && isPressable(giveBack),
    'wheelchair.wanted': isGridOpen,
    'wheelchair.confirmed': () => question() !== null,
    'wheelchair.declined': () => question() !== null,
    'answer.asked': () => isPressable(tr['seat-map.unanswered.ask']),
    'extension.asked': () => question() === null && isThere(tr['seat-clock.extend']),
    'seats.confirmed': () => question() === null && isPressable(tr['seat-map.to-payment']),
  },
});
