import { keptByKey, keptFor } from '#server/platform/kept.ts';
import { type Journey, startOf } from '#server/railway/planner/journey.ts';
import { journeysOf, type Wanted } from '#server/railway/planner/journeys.ts';
import type { Timetable } from '#server/railway/planner/timetable.ts';

type Asked = Omit<Wanted, 'unwanted'> & { readonly without: ReadonlySet<string> };

const mostDays = 2000;
const daysOf = keptFor((_timetable: Timetable) => keptByKey<readonly Journey[]>(mostDays));

const unwantedIn = ({ trains }: Timetable, without: Asked['without']): Uint8Array | null =>
  without.size === 0 ? null : Uint8Array.from(trains, ({ type }) => (without.has(type) ? 1 : 0));

const search = (timetable: Timetable, asked: Asked): readonly Journey[] =>
  journeysOf(timetable, { ...asked, unwanted: unwantedIn(timetable, asked.without) });

const wholeDay = (timetable: Timetable, asked: Asked): readonly Journey[] => {
  const without = [...asked.without].toSorted().join();
  return daysOf(timetable)(`${asked.from} ${asked.to} ${asked.begin} ${asked.until} ${without}`, () =>
    search(timetable, asked),
  );
};

/** What is left of a remembered day at an instant. No journey that has left beats one that has not. */
export const journeysLeft = (timetable: Timetable, asked: Asked, now: number): readonly Journey[] => {
  const all = wholeDay(timetable, asked);
  if (asked.begin >= now) {
    return all;
  }
  const left = all.filter((journey) => startOf(journey) >= now);
  return left.length > 0 ? left : search(timetable, { ...asked, begin: now });
};
