import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number, now: () => number) => Math.max(0, Math.ceil((endsAt - now()) / 1000));

/** Whole seconds until an instant, by the clock that is handed in. It only shows; nothing is decided by it. */
export const useSecondsLeft = (endsAt: number, now: () => number): number => {
  const [left, setLeft] = useState(() => secondsUntil(endsAt, now));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(endsAt, now));
    tick();
    // What is over is over: a page on which nothing is counted has nothing to do.
    if (secondsUntil(endsAt, now) === 0) return undefined;
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [endsAt, now]);
  return left;
};
