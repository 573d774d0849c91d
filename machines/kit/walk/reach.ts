import type { Exploration, WalkedEdge } from './explore.ts';
import { isWithin, longestSpan, momentOf } from './moment.ts';
import { extendTrail, type Trail } from './trail.ts';

export type Ways = (state: number) => readonly WalkedEdge[];

export type Searched = { readonly trail: Trail | null; readonly exhausted: boolean };

/** More moments than this are not looked at. */
export const mostMoments = 20_000;

/** Remembers moments, and keeps of a trail only what none of them could do. */
const openMemory = (exploration: Exploration, distinctionOf: (trail: Trail) => string) => {
  const longest = longestSpan(exploration);
  const seen = new Map<string, (readonly number[])[]>();
  return (trail: Trail): Trail | null => {
    const timings = trail.timings.filter((timing) => {
      const { roles, apart } = momentOf(exploration, trail, timing, longest);
      const key = `${distinctionOf(trail)} ${roles}`;
      const known = seen.get(key) ?? [];
      if (known.some((wider) => isWithin(apart, wider))) return false;
      seen.set(key, [...known.filter((narrower) => !isWithin(narrower, apart)), apart]);
      return true;
    });
    return timings.length === 0 ? null : { ...trail, timings };
  };
};

/**
 * Goes the ways of a flow in time, nearest first, until a step is met that ends the search. `exhausted` says that
 * every moment was looked at.
 */
export const search = (
  exploration: Exploration,
  from: readonly Trail[],
  ways: Ways,
  isEnd: (next: Trail) => boolean,
  distinctionOf: (trail: Trail) => string,
): Searched => {
  const newIn = openMemory(exploration, distinctionOf);
  const queue = from.flatMap((trail) => newIn(trail) ?? []);
  for (const trail of queue) {
    if (queue.length > mostMoments) return { trail: null, exhausted: false };
    for (const edge of ways(trail.state)) {
      const next = extendTrail(exploration, trail, edge);
      if (next === null) continue;
      if (isEnd(next)) return { trail: next, exhausted: false };
      const fresh = newIn(next);
      if (fresh) queue.push(fresh);
    }
  }
  return { trail: null, exhausted: true };
};
