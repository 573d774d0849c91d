import { dayNumberOf, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import { tripNames } from './trip-query.ts';

/** A trip somebody looked for, with the names of its ends as they were read. */
export type RecentTrip = { readonly query: string; readonly from: string; readonly to: string };

export const mostKept = 4;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** The same trip as it can be looked for now: one that has passed begins today. */
export const wishedAgain = (trip: RecentTrip, today: TravelDay): RecentTrip => {
  const query = new URLSearchParams(trip.query);
  const passed = dayNumberOf(today) - dayNumberOf(query.get(tripNames.outward) ?? today);
  for (const name of [tripNames.outward, tripNames.back]) {
    const value = query.get(name) ?? '';
    if (passed > 0 && day.test(value)) query.set(name, travelDayOf(dayNumberOf(value) + passed));
  }
  return { ...trip, query: query.toString() };
};

/** Between the parts of a line. */
export const parting = '\t';

const outwardIn = (query: string): string => new URLSearchParams(query).get(tripNames.outward) ?? '';

/** What a browser kept of them. What is not understood is not there. */
export const recentTripsIn = (text: string): readonly RecentTrip[] =>
  text
    .split('\n')
    .map((line) => line.split(parting))
    .flatMap(([query, from, to]) =>
      query && from && to && day.test(outwardIn(query)) ? [{ query, from, to }] : [],
    )
    .slice(0, mostKept);
