/** What was seen of one step in words of the domain; what is as it was before the step is left out. */
export type Seen = {
  /** What a view shows, never why. */
  readonly tags?: readonly string[];
  /** What decides how the flow goes on. */
  readonly knows?: Readonly<Record<string, unknown>>;
  /** What a view may read. */
  readonly shows?: Readonly<Record<string, unknown>>;
  /** Ports asked by this step, with what they are asked with. */
  readonly asks?: readonly (readonly [port: string, input: unknown])[];
  /** Facts told to the world. */
  readonly emits?: readonly unknown[];
  /** What was said to a flow that is held. */
  readonly sends?: readonly (readonly [to: string, event: unknown])[];
  /** Delays that begin, by name, in milliseconds. */
  readonly waits?: Readonly<Record<string, number>>;
  /** With what the flow has ended. */
  readonly ends?: unknown;
};

/** One step of the tree of paths. `depth` 0 is a start; a step goes on from the nearest step above it that is one less deep. */
export type FrozenStep = {
  readonly depth: number;
  /** What happens, in words: `terms.accepted`, `holdSeats answers (granted)`, `holdEnd is over`. */
  readonly cause: string;
  /** Milliseconds from the start. */
  readonly at: number;
  readonly state: string;
  readonly seen: Seen;
};

export type Written = Readonly<Record<string, unknown>>;

/** The accepted behaviour of a flow: every path it was walked on, and what was seen at each step. */
export type FrozenSuite = {
  readonly flow: string;
  /** In epoch milliseconds. */
  readonly startsAt: number;
  /** The names of what is known, and of what is shown, of which this suite emits. */
  readonly knows: readonly string[];
  readonly shows: readonly string[];
  /** The accepted transitions by id, each as its title. */
  readonly arrows: Readonly<Record<string, string>>;
  readonly starts: Written;
  readonly events: Written;
  readonly answers: Written;
  readonly values: Written;
  readonly steps: readonly FrozenStep[];
};

const lined = (open: string, close: string, lines: readonly string[]) =>
  lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;

const table = (entries: Written) =>
  lined(
    '{',
    '}',
    Object.entries(entries).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`),
  );

const textOfStep = ({ depth, cause, at, state, seen }: FrozenStep) =>
  JSON.stringify(
    Object.keys(seen).length === 0 ? [depth, cause, at, state] : [depth, cause, at, state, seen],
  );

/** One line a step, a value or a transition, so that a difference between two versions can be read. */
export const textOfSuite = ({ flow, startsAt, knows, shows, steps, ...tables }: FrozenSuite): string => {
  const { arrows, starts, events, answers, values } = tables;
  const parts = Object.entries({ arrows, starts, events, answers, values }).map(
    ([name, entries]) => `"${name}": ${table(entries)}`,
  );
  return `${lined('{', '}', [
    `"flow": ${JSON.stringify(flow)}`,
    `"startsAt": ${startsAt}`,
    `"knows": ${JSON.stringify(knows)}`,
    `"shows": ${JSON.stringify(shows)}`,
    ...parts,
    `"steps": ${lined('[', ']', steps.map(textOfStep))}`,
  ])}\n`;
};

type Line = readonly [depth: number, cause: string, at: number, state: string, seen?: Seen];
type Read = Omit<FrozenSuite, 'steps'> & { readonly steps: readonly Line[] };

export const suiteIn = (text: string): FrozenSuite => {
  const { steps, ...suite } = JSON.parse(text) as Read;
  return {
    ...suite,
    steps: steps.map(([depth, cause, at, state, seen = {}]) => ({ depth, cause, at, state, seen })),
  };
};
