import type { LoggedStep } from './logged-step.ts';

/** How long people stood in a state, in milliseconds. */
export type Stay = {
  readonly state: string;
  readonly visits: number;
  readonly median: number;
  /** The shortest among the slowest tenth; null where too few visits make up a tenth. */
  readonly slowest: number | null;
};

export const mostStates = 200;

/** A state is on with whatever holds it. The whole flow is none of its states. */
const withHolders = (state: string): readonly string[] => {
  const parts = state.split('.');
  return parts.slice(1).map((_part, at) => parts.slice(0, at + 2).join('.'));
};

type Stood = { readonly state: string; readonly lasted: number };

/** Every stay that came to its end. A step that leads back into the same state does not end it. */
const stoodIn = (visit: readonly LoggedStep[]): readonly Stood[] => {
  const since = new Map<string, number>();
  const stood: Stood[] = [];
  for (const { stands, at } of visit) {
    if (stands.length === 0) continue;
    const on = new Set(stands.flatMap(withHolders));
    for (const [state, from] of since) {
      if (on.has(state)) continue;
      stood.push({ state, lasted: at - from });
      since.delete(state);
    }
    for (const state of on) if (!since.has(state)) since.set(state, at);
  }
  return stood;
};

const stayOf = (
  state: string,
  { visits, lasted }: { readonly visits: number; readonly lasted: readonly number[] },
  fewest: number,
): Stay => {
  const sorted = lasted.toSorted((one, other) => one - other);
  const tenth = Math.floor(sorted.length / 10);
  return {
    state,
    visits,
    median: sorted[Math.ceil(sorted.length / 2) - 1] ?? 0,
    slowest: Math.floor(visits / 10) < fewest ? null : (sorted[sorted.length - tenth] ?? null),
  };
};

/** How long it stood in each state, the longest first, where so many visits tell of it. */
export const staysIn = (visits: readonly (readonly LoggedStep[])[], fewest: number): readonly Stay[] => {
  const stays = new Map<string, { visits: number; lasted: number[] }>();
  for (const visit of visits) {
    const stood = stoodIn(visit);
    for (const state of new Set(stood.map((each) => each.state))) {
      const stay = stays.get(state) ?? { visits: 0, lasted: [] };
      stay.visits += 1;
      for (const each of stood) if (each.state === state) stay.lasted.push(each.lasted);
      stays.set(state, stay);
    }
  }
  return [...stays]
    .filter(([, stay]) => stay.visits >= fewest)
    .map(([state, stay]) => stayOf(state, stay, fewest))
    .toSorted((one, other) => other.median - one.median || (one.state < other.state ? -1 : 1))
    .slice(0, mostStates);
};
