import type { Link } from './dues.ts';

/**
 * The earliest time of every step, in milliseconds from the start, that meets all links: a simple temporal network,
 * solved by longest ways. Null when no timing meets them.
 */
export const earliest = (links: readonly Link[], steps: number): readonly number[] | null => {
  const times = Array.from({ length: steps + 1 }, () => 0);
  for (let round = 0; round <= steps + 1; round += 1) {
    let isSettled = true;
    for (const { earlier, later, atLeast } of links) {
      const least = (times[earlier] ?? 0) + atLeast;
      if (least <= (times[later] ?? 0)) continue;
      times[later] = least;
      isSettled = false;
    }
    if (isSettled) return times[0] === 0 ? times : null;
  }
  return null;
};
