import { leastCost, type Pipe } from '#machines/kit/flow/flow.ts';
import type { Exploration, WalkedEdge } from './explore.ts';
import type { Goal } from './goals.ts';

type Arc = { readonly from: string; readonly to: string; readonly targets: readonly string[] };

/** Every step a path could make, from places that tell apart what the goal tells apart. */
const stepsOf = (exploration: Exploration, goal: Goal, wanted: ReadonlySet<string>) => {
  const placeAfter = (edge: WalkedEdge) =>
    goal.isPairwise ? `${edge.to} ${edge.stepped.taken.join()}` : `${edge.to}`;
  const starts = [...new Set(exploration.starts.map(({ to }) => `${to}`))];
  const seen = new Set(starts);
  const queue: { state: number; place: string; last: WalkedEdge | null }[] = starts.map((place) => ({
    state: Number(place),
    place,
    last: null,
  }));
  const arcs: Arc[] = [];
  for (const { state, place, last } of queue)
    for (const edge of goal.ways(state)) {
      const to = placeAfter(edge);
      arcs.push({ from: place, to, targets: goal.byStep(edge, last).filter((target) => wanted.has(target)) });
      if (seen.has(to)) continue;
      seen.add(to);
      queue.push({ state: edge.to, place: to, last: edge });
    }
  return { starts, arcs };
};

/** Joins the places between which one and the same target lies: what is left is a graph with one arrow per target. */
const joined = (arcs: readonly Arc[]) => {
  const parents = new Map<string, string>();
  const rootOf = (place: string): string => {
    const parent = parents.get(place) ?? place;
    return parent === place ? place : rootOf(parent);
  };
  const first = new Map<string, Arc>();
  for (const arc of arcs)
    for (const target of arc.targets) {
      const other = first.get(target) ?? arc;
      first.set(target, other);
      parents.set(rootOf(arc.from), rootOf(other.from));
      parents.set(rootOf(arc.to), rootOf(other.to));
    }
  return rootOf;
};

/** Targets of which no single step reaches two: each of them takes a step of its own. */
const apart = (arcs: readonly Arc[]) => {
  const chosen = new Set<string>();
  for (const target of new Set(arcs.flatMap(({ targets }) => targets))) {
    const beside = arcs.filter(({ targets }) => targets.includes(target)).flatMap(({ targets }) => targets);
    if (!beside.some((other) => chosen.has(other))) chosen.add(target);
  }
  return chosen.size;
};

/**
 * Proves how many steps any set of paths must take that reaches the wanted targets, with as many restarts as it likes
 * and no cap on length: a directed Chinese postman's tour with free returns to the starts, as a flow of least cost.
 */
export const atLeastSteps = (exploration: Exploration, goal: Goal, reached: Iterable<string>): number => {
  const free = new Set(exploration.starts.flatMap((start) => goal.byStart(start)));
  const wanted = new Set([...reached].filter((target) => !free.has(target)));
  const { starts, arcs } = stepsOf(exploration, goal, wanted);
  const rootOf = joined(arcs);
  const between = new Map<string, Arc[]>();
  for (const arc of arcs) {
    const ends = `${rootOf(arc.from)} → ${rootOf(arc.to)}`;
    between.set(ends, [...(between.get(ends) ?? []), arc]);
  }
  const places = [...new Set(arcs.flatMap(({ from, to }) => [rootOf(from), rootOf(to)]))];
  const numberOf = new Map(places.map((place, index) => [place, index]));
  const missing = places.map(() => 0);
  const ways: Pipe[] = [];
  let needed = 0;
  for (const group of between.values()) {
    const from = numberOf.get(rootOf(group[0]?.from ?? '')) ?? 0;
    const to = numberOf.get(rootOf(group[0]?.to ?? '')) ?? 0;
    const steps = apart(group);
    needed += steps;
    missing[from] = (missing[from] ?? 0) + steps;
    missing[to] = (missing[to] ?? 0) - steps;
    ways.push({ from, to, room: Number.MAX_SAFE_INTEGER, cost: 1 });
  }
  const [source, sink] = [places.length, places.length + 1];
  const begins = starts.map((place): Pipe => {
    const to = numberOf.get(rootOf(place)) ?? 0;
    return { from: source, to, room: Number.MAX_SAFE_INTEGER, cost: 0 };
  });
  const supplies = missing.flatMap((count, place): Pipe[] =>
    count < 0 ? [{ from: source, to: place, room: -count, cost: 0 }] : [],
  );
  const demands = missing.flatMap((count, place): Pipe[] =>
    count > 0 ? [{ from: place, to: sink, room: count, cost: 0 }] : [],
  );
  const tour =
    needed + leastCost([...ways, ...begins, ...supplies, ...demands], places.length + 2, source, sink);
  return Math.max(tour, apart(arcs));
};
