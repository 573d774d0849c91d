/**
 * The server's hour, and the reading of the browser's own count at which it was right, give or take `within`. All in
 * milliseconds.
 */
export type Sighting = { readonly server: number; readonly at: number; readonly within: number };

/** The server's hour in the browser. It counts on from the last sighting and never asks the device what time it is. */
export type ServerClock = {
  readonly now: () => number;
  /** Takes the server's word where it tells more than is known; whoever waits looks again. */
  readonly set: (sighting: Sighting) => void;
  /** Fulfilled when the instant has come. */
  readonly until: (instant: number, signal: AbortSignal) => Promise<void>;
};

/** Timers of a sleeping device stand still: longer waits are taken in pieces. */
const longestPiece = 20_000;

export const serverClockFrom = (first: Sighting, count: () => number): ServerClock => {
  let sighting = first;
  const checks = new Set<() => void>();
  const now = () => sighting.server + count() - sighting.at;

  const until = (instant: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = () => {
        clearTimeout(timer);
        checks.delete(check);
        signal.removeEventListener('abort', abandon);
      };
      const abandon = () => {
        stop();
        reject(signal.reason);
      };
      const check = () => {
        clearTimeout(timer);
        const left = instant - now();
        if (left > 0) {
          timer = setTimeout(check, Math.min(left, longestPiece));
          return;
        }
        stop();
        resolve();
      };
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', abandon);
      checks.add(check);
      check();
    });

  return {
    now,
    until,
    set: (seen) => {
      const differs = Math.abs(sighting.server + seen.at - sighting.at - seen.server);
      // An answer that was long under way says little of the hour, unless it shows that the clock was set.
      if (seen.within <= sighting.within || differs > seen.within + sighting.within) sighting = seen;
      for (const check of checks) check();
    },
  };
};
