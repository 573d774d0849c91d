import type { CoachTemplate } from '#domain/coach/coach.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import type { TestShop } from '../open-test-shop.ts';

export type SeatRide = {
  readonly runId: number;
  readonly train: Train;
  readonly coach: number;
  readonly template: CoachTemplate;
};

/** A coach with benches of two and wheelchair places, of a train that runs in ten days. */
export const findSeatRide = ({ open: { app } }: TestShop): SeatRide => {
  const { trains, templates } = app.railway.network();
  const day = dayNumberAt(app.clock.now()) + 10;
  const found = trains.flatMap((train) =>
    train === undefined || !runsOn(train.calendar, day) || train.opensDaysBefore < 12
      ? []
      : train.coaches.flatMap(({ index, template }) => {
          const built = templates.get(template);
          const isFit =
            built?.kind === 'high-speed' && built.places.some(({ cabinClass }) => cabinClass === 'DSB');
          return built !== undefined && isFit
            ? [{ runId: runIdOf(train.index, day), train, coach: index, template: built }]
            : [];
        }),
  );
  const [first] = found;
  if (first === undefined) throw new Error('No such coach runs in ten days.');
  return first;
};

export const endsOf = ({ train }: SeatRide) => ({
  fromStationId: train.stops[0]?.station ?? 0,
  toStationId: train.stops.at(-1)?.station ?? 0,
});

/** What an unmodified client sends. */
export const seatWishOf = (
  ride: SeatRide,
  seatNumber: string,
  more: Readonly<Record<string, unknown>> = {},
) => ({
  trainCarId: coachIdOf(ride.runId, ride.coach),
  ...endsOf(ride),
  gender: 'M',
  seatNumber,
  passengerTypeId: 0,
  totalPassengerCount: 1,
  fareFamilyId: 0,
  ...more,
});
