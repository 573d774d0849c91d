import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { type ActorRefFrom, createActor, type SnapshotFrom } from 'xstate';
import { seatPlanOver } from '#app/ports/seats.ts';
import { hear } from '#app/reporting/facts.ts';
import { backOf, outwardOf, seatHoldOf } from '#machines/booking/booking.selectors.ts';
import { partyOf, seatsOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import { seatPlanMachine } from '#machines/seat-plan/seat-plan.machine.ts';
import { plannedTrains } from '#machines/seat-plan/seat-plan.model.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';

type SeatPlan = ActorRefFrom<typeof seatPlanMachine>;

/** Seats are chosen, or are about to be chosen again. */
const isPlanned = (snapshot: SnapshotFrom<BookingActor>): boolean =>
  snapshot.matches('seating') || snapshot.matches('givingBack') || snapshot.matches('creating');

/** In which coaches seats are held, as after a reload. */
const heldCoachesOf = (booking: BookingActor): readonly number[] => {
  const hold = seatHoldOf(booking.getSnapshot())?.getSnapshot();
  return hold === undefined ? [] : seatsOf(hold).map(({ coachId }) => coachId);
};

const partyIn = (booking: BookingActor): string | null => {
  const hold = seatHoldOf(booking.getSnapshot())?.getSnapshot();
  return hold === undefined ? null : partyOf(hold);
};

/** The coaches of the chosen trains, looked at for as long as seats are chosen. */
export const useSeatPlan = (booking: BookingActor): SeatPlan | null => {
  const { gateway, clock } = useRouter().options.context;
  const outward = useFlow(booking, outwardOf, null);
  const back = useFlow(booking, backOf, null);
  const hold = useFlow(booking, seatHoldOf, null);
  const isWanted = useFlow(booking, isPlanned, false);
  const plan = useMemo(
    () =>
      isWanted
        ? createActor(
            seatPlanMachine.provide({
              actors: seatPlanOver(gateway, clock, () => partyIn(booking), plannedTrains(outward, back)),
            }),
            {
              input: { trains: plannedTrains(outward, back), held: heldCoachesOf(booking), now: clock.now() },
              inspect: hear,
            },
          )
        : null,
    [booking, isWanted, outward, back, gateway, clock],
  );

  useEffect(() => {
    plan?.start();
    return () => {
      plan?.stop();
    };
  }, [plan]);

  useEffect(() => {
    const listening = hold?.on('refused', () => plan?.send({ type: 'plan.asked', at: clock.now() }));
    return () => listening?.unsubscribe();
  }, [hold, plan, clock]);

  return plan;
};
