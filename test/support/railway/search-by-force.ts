import { runsOn, type Train } from '#server/railway/network/railway.ts';
import type { ChangeTimes } from '#server/railway/planner/change-times.ts';

type Ride = {
  readonly train: Train;
  readonly from: number;
  readonly to: number;
  readonly departs: number;
  readonly arrives: number;
};

/** A journey as it is measured: when it leaves, when it arrives, how many trains it takes. */
export type Measured = readonly [departs: number, arrives: number, legs: number];

export type SoughtByForce = {
  readonly trains: readonly Train[];
  readonly changes: ChangeTimes;
  readonly from: number;
  readonly to: number;
  readonly begin: number;
  readonly until: number;
  readonly end: number;
};

const day = 1440;

/** Every stretch of every run within the time that is looked at. */
const ridesOf = ({ trains, begin, end }: SoughtByForce): readonly Ride[] =>
  trains.flatMap((train) =>
    Array.from({ length: Math.ceil((end - begin) / day) + 6 }, (_, at) => Math.floor(begin / day) - 4 + at)
      .filter((number) => runsOn(train.calendar, number))
      .flatMap((number) =>
        train.stops.flatMap((enter, first) =>
          train.stops.slice(first + 1).map((leave) => ({
            train,
            from: enter.station,
            to: leave.station,
            departs: number * day + enter.departure,
            arrives: number * day + leave.arrival,
          })),
        ),
      )
      .filter(({ departs, arrives }) => departs >= begin && arrives <= end && departs < end),
  );

const beats = (one: Measured, other: Measured): boolean =>
  one[0] >= other[0] &&
  one[1] <= other[1] &&
  one[2] <= other[2] &&
  (one[0] > other[0] || one[1] < other[1] || one[2] < other[2]);

/** All journeys that no other beats, found by trying everything. */
export const searchByForce = (
  sought: SoughtByForce,
  compared: 'all-day-long' | 'within-the-window',
): Measured[] => {
  const { changes, from, to, until } = sought;
  const rides = ridesOf(sought).filter((ride) => ride.to !== from && ride.from !== to);
  const starts = [...new Set(rides.filter((ride) => ride.from === from).map(({ departs }) => departs))];
  const found: Measured[] = [];
  for (const departs of starts) {
    let aboard = rides.filter((ride) => ride.from === from && ride.departs === departs);
    for (let legs = 1; legs <= 4; legs += 1) {
      const arrivals = aboard.filter((ride) => ride.to === to).map(({ arrives }) => arrives);
      if (arrivals.length > 0) found.push([departs, Math.min(...arrivals), legs]);
      aboard = rides.filter((next) =>
        aboard.some(
          (ride) =>
            ride.to === next.from &&
            ride.to !== to &&
            next.departs >=
              ride.arrives + Math.max(1, changes.after(ride.train)) + changes.atStation(ride.to),
        ),
      );
    }
  }
  const judged = compared === 'all-day-long' ? found : found.filter(([departs]) => departs < until);
  return judged
    .filter((one) => !judged.some((other) => beats(other, one)))
    .filter(([departs]) => departs < until);
};

/** Every run that goes the whole way and leaves within the window. */
export const directByForce = (sought: SoughtByForce): Measured[] =>
  ridesOf({ ...sought, end: sought.end + 10 * day })
    .filter(({ from, to, departs }) => from === sought.from && to === sought.to && departs < sought.until)
    .map(({ departs, arrives }) => [departs, arrives, 1]);
