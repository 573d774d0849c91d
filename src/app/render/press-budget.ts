import { second } from '#domain/values/durations.ts';

const atOnce = 100;

/**
 * Pages that may be pressed as well as can be, over all of them: so many at once, and then one a second. The shop has
 * more pages than it keeps, one for each language, theme and kind of reader, and whoever asks for all of them in turn
 * has no processor for it.
 */
export const pressBudget = () => {
  let left = atOnce;
  let since: number | null = null;
  return {
    take: (now: number): boolean => {
      left = Math.min(atOnce, left + Math.max(0, now - (since ?? now)) / second);
      since = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
