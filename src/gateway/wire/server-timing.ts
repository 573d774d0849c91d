import type { Sighting } from './server-clock.ts';

/** The server says its hour beside its answers: `Server-Timing: now;desc="<epoch milliseconds>"`. */
const timing = 'now';

export const hourIn = ({
  serverTiming,
  requestStart,
  responseStart,
}: PerformanceResourceTiming): Sighting | null => {
  const description = serverTiming?.find(({ name }) => name === timing)?.description;
  return description
    ? {
        server: Number(description),
        at: (requestStart + responseStart) / 2,
        within: (responseStart - requestStart) / 2,
      }
    : null;
};

export const isTimed = (entry: PerformanceEntry | undefined): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming;

/** The hour that came with the page. Without one the device has to be believed. */
export const hourOfPage = (): Sighting => {
  const [page] = performance.getEntriesByType('navigation');
  return (
    (isTimed(page) ? hourIn(page) : null) ?? {
      server: Date.now(),
      at: performance.now(),
      within: Number.POSITIVE_INFINITY,
    }
  );
};
