import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { granted, refused } from '#domain/answer.ts';
import type { HeldSeat } from '#domain/held-seat.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { answers, breaks, type Walk } from '#machines/kit/walk.ts';
import { seatHoldWalk } from '#machines/seat-hold/seat-hold.paths.ts';
import { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';
import { type PlanAnswer, plannedTrains } from '#machines/seat-plan/seat-plan.model.ts';
import { SeatChoice } from '#screens/seat-map/seat-choice.tsx';
import { heldIn, mapOf } from '#test/support/coach-maps.ts';
import { toldPassenger, wantedSeat } from '#test/support/passengers.ts';
import { journeyIn } from '#test/support/standing-booking.ts';
import { viewLayer } from '#test/support/view-layer.tsx';

const { startsAt } = seatHoldWalk;
const there = journeyIn(19 * 86_400_000);
const map = mapOf(262, 1);
/** Read after every refusal, the plan shows each seat as it is: a seat that was lost may be wished for again. */
const longAfter = startsAt + 86_400_000;
const ofDisabled = { tariffId: 5, deadline: startsAt + 600_000 };

const wantedOf = (seat: string) => wantedSeat({ coachId: map.coachId, seat, toStation: 1325, tariffId: 5 });
const held: readonly HeldSeat[] = [heldIn(map, '6A', 0, ofDisabled)];

/** One passenger who may have any place, and whose hold ends at one instant whatever is done. */
const walkInView: Walk<typeof seatHoldWalk.machine> = {
  ...seatHoldWalk,
  starts: {
    plain: { needed: 1, party: 'p'.repeat(22), seats: [], now: startsAt },
    'with the seat held before': { needed: 1, party: 'p'.repeat(22), seats: held, now: startsAt },
  },
  events: {
    ...seatHoldWalk.events,
    'seats.chosen': { 'one seat': { seats: [wantedOf('5A')], at: startsAt } },
    'seats.returned': { 'the seat': { seats: held, at: startsAt } },
    'wheelchair.wanted': { 'a wheelchair place': { seats: [wantedOf('1H')] } },
  },
  outcomes: {
    holdSeats: {
      given: answers(granted(held)),
      taken: answers(refused('seat-taken')),
      'no answer': breaks(),
    },
    returnSeats: { done: answers(null), 'no answer': breaks() },
    extendHold: {
      granted: answers(granted({ deadline: startsAt + 600_000, left: 1 })),
      'not extended': answers(refused('hold-not-extended')),
      'over already': answers(refused('selection-time-expired')),
      'no answer': breaks(),
    },
  },
};

const shown = createActor(
  seatPlanMachine.provide({
    actors: {
      loadSeatMaps: fromPromise(async (): Promise<PlanAnswer> => granted({ maps: [map], at: longAfter })),
      findTaken: fromPromise(() => new Promise(() => undefined)),
      waitingEnd: fromPromise(() => new Promise<void>(() => undefined)),
    },
  }),
  { input: { trains: plannedTrains(there, null), now: startsAt } },
).start();

const passengers = [toldPassenger({ tariff: 'disabled' })];

const cell = (seat: string) => {
  const element = document.querySelector(`[data-seat="${seat}"]`);
  if (element === null) throw new Error(`There is no seat ${seat}.`);
  return page.elementLocator(element);
};
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const question = () => document.querySelector('dialog[open]');
const grid = () => document.querySelector('[role=grid]');
const isPressable = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return button !== undefined && button.getAttribute('aria-disabled') !== 'true' && button.checkVisibility();
};
const isGridOpen = () =>
  question() === null && grid() !== null && grid()?.getAttribute('aria-disabled') !== 'true';
const giveBack = tr['seat-map.give-back'].replace('{seat}', '6A');

viewLayer({
  walk: walkInView,
  draw: ({ actor }) => (
    <SeatChoice hold={actor} plan={shown} passengers={passengers} outward={there} back={null} mode="sale" />
  ),
  gestures: {
    'seats.chosen': () => cell('5A').click(),
    'seats.returned': () => press(giveBack),
    'wheelchair.wanted': () => cell('1H').click(),
    'wheelchair.confirmed': () => press(tr['seat-map.wheelchair.confirm']),
    'wheelchair.declined': () => press(tr['seat-map.wheelchair.decline']),
    'answer.asked': () => press(tr['seat-map.unanswered.ask']),
    'extension.asked': () => press(tr['seat-clock.extend']),
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
    'extension.asked': () => question() === null && isPressable(tr['seat-clock.extend']),
    'seats.confirmed': () => question() === null && isPressable(tr['seat-map.to-payment']),
  },
});
