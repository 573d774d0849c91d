import { runsOn } from '#server/railway/network/railway.ts';
import type { SoughtByForce } from './search-by-force.ts';

type Sought = Omit<SoughtByForce, 'until'>;

type Hours = ReadonlyMap<number, number>;

const minutesADay = 1440;

/** The earliest arrival of who rides one more train after being ready at these hours, and when they are ready again. */
const oneMoreTrain = ({ trains, changes, to, begin, end }: Sought, ready: Hours, noChangeAt: number) => {
  const next = new Map<number, number>();
  let arrives = Number.POSITIVE_INFINITY;
  const first = Math.floor(begin / minutesADay) - 3;
  const days = Array.from({ length: Math.ceil(end / minutesADay) - first + 1 }, (_, at) => first + at);
  for (const train of trains) {
    for (const day of days.filter((number) => runsOn(train.calendar, number))) {
      let aboard = false;
      for (const stop of train.stops) {
        const arrival = day * minutesADay + stop.arrival;
        if (aboard && arrival <= end) {
          if (stop.station === to) arrives = Math.min(arrives, arrival);
          else if (stop.station !== noChangeAt) {
            const set = arrival + Math.max(1, changes.after(train)) + changes.atStation(stop.station);
            next.set(stop.station, Math.min(next.get(stop.station) ?? Number.POSITIVE_INFINITY, set));
          }
        }
        const since = ready.get(stop.station);
        if (since !== undefined && stop.station !== to && since <= day * minutesADay + stop.departure) {
          aboard = true;
        }
      }
    }
  }
  return { next, arrives };
};

/** When one arrives at the earliest who leaves at `begin` or later, by the most trains one may take: 1, 2, 3, 4. */
export const earliestByForce = (sought: Sought): readonly number[] => {
  const arrivals: number[] = [];
  let ready: Hours = new Map([[sought.from, sought.begin]]);
  let best = Number.POSITIVE_INFINITY;
  for (let legs = 1; legs <= 4; legs += 1) {
    const { next, arrives } = oneMoreTrain(sought, ready, sought.from);
    best = Math.min(best, arrives);
    arrivals.push(best);
    ready = next;
  }
  return arrivals;
};
