import { onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import { granted } from '#domain/values/answer.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';
import { type PlanAnswer, plannedTrains } from '#machines/seat-plan/seat-plan.model.ts';
import { bookingNow } from '../seated-booking.ts';

export const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

/** The plan of the trains there and back, whose coaches are these. It is over with the test. */
export const readPlan = (maps: readonly SeatMap[], there: ChosenJourney, back: ChosenJourney | null) => {
  const plan = createActor(
    seatPlanMachine.provide({
      actors: {
        loadSeatMaps: fromPromise(async (): Promise<PlanAnswer> => granted({ maps, at: bookingNow })),
        findTaken: fromPromise(() => new Promise(() => undefined)),
        waitingEnd: never,
      },
    }),
    { input: { trains: plannedTrains(there, back), held: [], now: bookingNow } },
  ).start();
  onTestFinished(() => {
    plan.stop();
  });
  return plan;
};
