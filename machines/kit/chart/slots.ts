import type { AnyStateNode } from 'xstate';

/** A part of a chart as it is written down, open to change. */
export type Part = { [key: string]: unknown };

/** A list of transitions in the written chart: whose it is, and where it is written. */
export type Slot = {
  readonly node: AnyStateNode;
  /** The event as xstate names it, or `always`. */
  readonly event: string;
  readonly read: (written: Part) => readonly Part[];
  readonly write: (written: Part, transitions: readonly Part[]) => void;
};

export const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
};

const transitionsIn = (value: unknown): readonly Part[] =>
  listOf(value).map((transition) =>
    typeof transition === 'string' ? { target: transition } : (transition as Part),
  );

const isPlain = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A copy down to the last plain object; functions and the like are shared. */
export const copied = <Value>(value: Value): Value => {
  if (Array.isArray(value)) return value.map(copied) as Value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)])) as Value;
};

const slot = (node: AnyStateNode, event: string, home: (written: Part) => Part, key: string): Slot => ({
  node,
  event,
  read: (written) => transitionsIn(home(written)[key]),
  write: (written, transitions) => {
    home(written)[key] = transitions;
  },
});

const within =
  (key: string) =>
  (written: Part): Part =>
    written[key] as Part;

/** An invoke of the written chart, which is written alone or in a list. */
const invoked =
  (index: number) =>
  (written: Part): Part => {
    written.invoke = listOf(written.invoke);
    return (written.invoke as readonly Part[])[index] ?? {};
  };

const itself = (written: Part) => written;

/** Every list of transitions that is written at a state. */
export const slotsOf = (node: AnyStateNode): readonly Slot[] => {
  const written = node.config as Part;
  const keysOf = (key: string) => (isPlain(written[key]) ? Object.keys(written[key]) : []);
  return [
    ...keysOf('on').map((event) => slot(node, event, within('on'), event)),
    ...keysOf('after').map((delay) => slot(node, `xstate.after.${delay}.${node.id}`, within('after'), delay)),
    ...(written.always === undefined ? [] : [slot(node, 'always', itself, 'always')]),
    ...(written.onDone === undefined ? [] : [slot(node, `xstate.done.state.${node.id}`, itself, 'onDone')]),
    ...node.invoke.flatMap(({ id }, index) => [
      slot(node, `xstate.done.actor.${id}`, invoked(index), 'onDone'),
      slot(node, `xstate.error.actor.${id}`, invoked(index), 'onError'),
    ]),
  ].filter(({ read }) =>
    read(copied(written)).some(({ target, actions, guard }) => target ?? actions ?? guard),
  );
};
