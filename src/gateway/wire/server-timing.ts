import type { ServerClock, Sighting } from './server-clock.ts';

/** The server says its hour beside its answers: `Server-Timing: now;desc="<epoch milliseconds>"`. */
const timing = 'now';

const hourIn = ({
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

const isTimed = (entry: PerformanceEntry | undefined): entry is PerformanceResourceTiming =>
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

/** Keeps the clock right by every answer that says the hour, and asks for it when the reader comes back to the page. */
export const keepHour = (clock: ServerClock): void => {
  new PerformanceObserver((answers) => {
    for (const entry of answers.getEntries()) {
      const seen = isTimed(entry) ? hourIn(entry) : null;
      if (seen) clock.set(seen);
    }
  }).observe({ type: 'resource' });
  document.addEventListener('visibilitychange', () => {
    // Without an answer the clock goes on as it did.
    if (!document.hidden) fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  });
};
