import type { Exploration, WalkedEdge } from './explore.ts';
import { search } from './reach.ts';
import { extendTrail, type Trail, trailAt, trailsOf } from './trail.ts';

export const tripName = (transition: string): string => `${transition} and back`;

const trip = /^(.+) and back$/;

export const transitionOfTrip = (target: string): string => trip.exec(target)?.[1] ?? target;

/** The transitions a path takes and after which it comes back to the state it left. */
export const tripsIn = (end: Trail): readonly string[] => {
  const trails = trailsOf(end);
  return trails.flatMap(({ edge, before }, index) =>
    edge && before && trails.slice(index).some(({ state }) => state === before.state)
      ? edge.stepped.taken.map(tripName)
      : [],
  );
};

/** How many steps the nearest way takes from every state to one of them. */
const distancesTo = ({ states, edges }: Exploration, state: number): readonly number[] => {
  const away = states.map(({ id }) => (id === state ? 0 : Number.POSITIVE_INFINITY));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const { from, to } of edges) {
      const reached = (away[to] ?? 0) + 1;
      if (reached >= (away[from] ?? 0)) continue;
      away[from] = reached;
      isSettled = false;
    }
  }
  return away;
};

/** The transitions that lie on a way which comes back. */
export const tripTargets = (exploration: Exploration): readonly string[] => {
  const returning = exploration.edges.filter(({ from, to }) =>
    Number.isFinite(distancesTo(exploration, from)[to] ?? Number.POSITIVE_INFINITY),
  );
  return [...new Set(returning.flatMap(({ stepped }) => stepped.taken.map(tripName)))];
};

const there = (exploration: Exploration, from: readonly Trail[], state: number): Trail | null => {
  const already = from.find((trail) => trail.state === state);
  const ways = (at: number) => exploration.states[at]?.out ?? [];
  return (
    already ??
    search(
      exploration,
      from,
      ways,
      (next) => next.state === state,
      () => '',
    ).trail
  );
};

const around = (exploration: Exploration, trail: Trail, edge: WalkedEdge): Trail | null => {
  const gone = extendTrail(exploration, trail, edge);
  return gone && there(exploration, [gone], edge.from);
};

/** From each state in turn: out by every arrow not yet gone, and back by the nearest way. */
export const coverTrips = (
  exploration: Exploration,
  targets: readonly string[],
  maxSteps: number,
): readonly Trail[] => {
  const wanted = new Set(targets);
  const ends: Trail[] = [];
  const begin = (state: number) =>
    there(
      exploration,
      exploration.starts.map((start) => trailAt(exploration, start)),
      state,
    );
  const strike = (end: Trail) => {
    for (const target of tripsIn(end)) wanted.delete(target);
  };
  const isWanted = ({ stepped }: WalkedEdge) => stepped.taken.some((id) => wanted.has(tripName(id)));
  for (const { id, out } of exploration.states) {
    let trail = out.some(isWanted) ? begin(id) : null;
    const keep = () => {
      if (trail && tripsIn(trail).some((target) => wanted.has(target))) ends.push(trail);
      if (trail) strike(trail);
    };
    for (const edge of out) {
      if (trail === null || !isWanted(edge)) continue;
      const fits = (next: Trail | null): next is Trail => next !== null && next.step <= maxSteps;
      const onward = around(exploration, trail, edge);
      if (fits(onward)) {
        trail = onward;
        continue;
      }
      keep();
      const fresh = begin(id);
      const again = fresh && around(exploration, fresh, edge);
      trail = fits(again) ? again : fresh;
    }
    keep();
  }
  return ends.toSorted((a, b) => b.step - a.step);
};
