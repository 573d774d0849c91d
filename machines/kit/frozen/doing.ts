import { eventTypeOf } from './causes.ts';
import type { Replayed } from './replay.ts';
import type { FrozenSuite, Seen } from './suite.ts';

/** Whose doing a step is: it is accepted where all of `all` are named, and one of `any`, if there is one. */
export type Doing = {
  /** What is taken today, the start, and each port that is asked with something else. */
  readonly all: readonly string[];
  /** Where nothing is taken: the transitions that could have been. */
  readonly any: readonly string[];
};

type Titles = ReadonlyMap<string, string>;

const isAbout = (id: string, state: string, cause: string) => {
  const [source = '', event = ''] = id.split('|');
  const place = source.split('.').slice(1).join('.');
  const type = eventTypeOf(cause);
  const isThere = state
    .split(' ')
    .some((each) => place === '' || each === place || each.startsWith(`${place}.`));
  return isThere && (type.endsWith('.') ? event.startsWith(type) : event === type);
};

const inputsOf = (seen: Seen | null, port: string) =>
  JSON.stringify(seen?.asks?.filter(([asked]) => asked === port) ?? []);

/** Ports asked as they were, but with something else: that is the doing of the state they are asked in. */
const askedOtherwise = ({ twig, came }: Replayed): readonly string[] => {
  const ports = new Set(came.seen?.asks?.map(([port]) => port));
  const both = [...new Set(twig.seen?.asks?.map(([port]) => port))].filter((port) => ports.has(port));
  return both
    .filter((port) => inputsOf(twig.seen, port) !== inputsOf(came.seen, port))
    .map((port) => `asked:${port}`);
};

/** The name of what happens where no transition hears it. */
const unheard = (state: string, cause: string) => `${state}: ${cause}`;

/** Whether something is accepted by that name that is no transition. */
export const isOtherName = (name: string): boolean =>
  /^(?:start|event|answer|known|shown|asked):\S.*$|^[\w. ]+: \S.*$/.test(name);

type Heard = {
  readonly state: string;
  readonly cause: string;
  readonly taken: readonly string[];
};

/** Whose doing it is what becomes of a cause in a state. Transitions with another title stand first. */
export const doingIn = (
  arrows: FrozenSuite['arrows'],
  titles: Titles,
  { state, cause, taken }: Heard,
): Doing => {
  const isChanged = (id: string) => arrows[id] !== titles.get(id);
  const changedFirst = (ids: readonly string[]) => [
    ...ids.filter(isChanged),
    ...ids.filter((id) => !isChanged(id)),
  ];
  if (taken.length > 0) return { all: changedFirst([...new Set(taken)]), any: [] };
  const known = [...new Set([...Object.keys(arrows), ...titles.keys()])];
  const possible = known.filter((id) => isAbout(id, state, cause));
  return { all: [], any: possible.length > 0 ? changedFirst(possible) : [unheard(state, cause)] };
};

export const doingOf = (arrows: FrozenSuite['arrows'], titles: Titles, step: Replayed): Doing => {
  const { line, twig, stepped } = step;
  const taken = stepped?.taken ?? [];
  const before = line.at(-2);
  const { all, any } = doingIn(arrows, titles, { state: before?.state ?? '', cause: twig.cause, taken });
  const asked = askedOtherwise(step);
  return before === undefined
    ? { all: [...all, `start:${twig.cause}`, ...asked], any: [] }
    : { all: [...all, ...asked], any };
};

/** Whether nothing hears what happens at a step, and nothing could. */
export const isNobodys = ({ line, twig }: Replayed, { all, any }: Doing): boolean =>
  all.length === 0 && any[0] === unheard(line.at(-2)?.state ?? '', twig.cause);

export const isNamedBy = ({ all, any }: Doing, names: readonly string[]): boolean =>
  all.every((name) => names.includes(name)) && (any.length === 0 || any.some((name) => names.includes(name)));

/** The fewest names by which it can be accepted. */
export const namesFor = ({ all, any }: Doing): readonly string[] => [...any.slice(0, 1), ...all];
