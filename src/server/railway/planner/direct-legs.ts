import { runsOn } from '#server/railway/network/railway.ts';
import { dayLong } from './connections.ts';
import type { Leg } from './journey.ts';
import type { Scan } from './scan.ts';
import type { Timetable } from './timetable.ts';

type Window = Pick<Scan, 'from' | 'to' | 'begin' | 'until' | 'unwanted'>;

/** Every train that goes from one place to the other without a change, and leaves within the window. */
export const directLegs = (timetable: Timetable, asked: Window): readonly Leg[] => {
  const { from: enter, to: leave, begin, until, unwanted } = asked;
  return timetable.trains.flatMap((train, place): readonly Leg[] => {
    const way = timetable.ways[place];
    const from = way?.indexOf(enter) ?? -1;
    const to = from < 0 ? -1 : (way?.indexOf(leave, from + 1) ?? -1);
    if (to < 0 || (unwanted?.[place] ?? 0) === 1) {
      return [];
    }
    const departure = train.stops[from]?.departure ?? 0;
    const first = Math.ceil((begin - departure) / dayLong);
    const last = Math.ceil((until - departure) / dayLong) - 1;
    const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    return days.filter((day) => runsOn(train.calendar, day)).map((day) => ({ train, day, from, to }));
  });
};
