import { useSyncExternalStore } from 'react';
import type { LazyGateway } from '#app/ports/gateway.ts';
import type { StationBook } from '#domain/journey/station-book.ts';
import { minute } from '#domain/values/durations.ts';

/** So long a book is good, in milliseconds: a network is laid anew now and then, and the terms of sale change. */
const goodFor = minute;

type Asked = { readonly book: Promise<StationBook>; readonly until: number };

let asked: Asked | null = null;
let known: StationBook | null = null;
const listeners = new Set<() => void>();

const load = async (gateway: LazyGateway): Promise<StationBook> => {
  const { loadStations } = await import('./load-stations.ts');
  known = await loadStations(gateway);
  for (const changed of listeners) changed();
  return known;
};

const knownInstead = (reason: unknown): StationBook => {
  if (known === null) throw reason;
  return known;
};

/** The stations of the shop. What could not be had is asked for again at the next wish; meanwhile what was known is read on. */
export const loadStations = (gateway: LazyGateway, now: number): Promise<StationBook> => {
  if (asked !== null && now < asked.until) return asked.book;
  const loading = load(gateway);
  const asking: Asked = { book: loading.catch(knownInstead), until: now + goodFor };
  loading.catch(() => {
    if (asked === asking) asked = null;
  });
  asked = asking;
  return asking.book;
};

const listen = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Null until they were needed once, and wherever a page is drawn for the first time. */
export const useStationBook = (): StationBook | null =>
  useSyncExternalStore(
    listen,
    () => known,
    () => null,
  );
