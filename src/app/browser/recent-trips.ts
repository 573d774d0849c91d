import { useSyncExternalStore } from 'react';
import { type RecentTrip, recentTripsIn } from '#domain/journey/recent-trip.ts';
import { stored } from '#gateway/wire/stored.ts';

const name = 'trips';
const noTrips: readonly RecentTrip[] = [];

const listeners = new Set<() => void>();
let known = { text: '', trips: noTrips };

/** The trips this browser looked for last, as text. They stand in the browser and nowhere else. */
export const recentTrips = {
  read: (): string => stored.read(name) ?? '',
  write: (text: string): void => {
    stored.write(name, text);
    for (const changed of listeners) changed();
  },
};

const tripsNow = (): readonly RecentTrip[] => {
  const text = recentTrips.read();
  if (text !== known.text) known = { text, trips: recentTripsIn(text) };
  return known.trips;
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

export const useRecentTrips = (): readonly RecentTrip[] =>
  useSyncExternalStore(listen, tripsNow, () => noTrips);
