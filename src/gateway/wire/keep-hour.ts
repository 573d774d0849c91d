import type { ServerClock } from './server-clock.ts';
import { hourIn, isTimed } from './server-timing.ts';

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
