import { useEffect, useState } from 'react';

const secondsUntil = (endsAt: number, now: () => number) => Math.max(0, Math.ceil((endsAt - now()) / 1000));

/** Whole seconds until an instant, by the clock that is handed in. It only shows; nothing is decided by it. */
export const useSecondsLeft = (endsAt: number, now: () => number): number => {
  const [left, setLeft] = useState(() => secondsUntil(endsAt, now));
  useEffect(() => {
    const tick = () => setLeft(secondsUntil(endsAt, now));
    tick();
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [endsAt, now]);
  return left;
};
