import type { AnyMachineSnapshot } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { Stepped } from '#machines/kit/walk/machine-state.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { isRecord } from './record.ts';
import type { Shelf } from './shelf.ts';
import type { Seen } from './suite.ts';

/** What a view may read of a flow, by name. */
export type Selectors = Readonly<Record<string, unknown>>;

type Selector = (snapshot: AnyMachineSnapshot) => unknown;

/** A flow as it runs today, with everything a frozen suite looks at. */
export type Today = {
  readonly walk: Walk;
  readonly selectors: Selectors;
};

/** What is known and shown after a step, whole, each part as text. */
export type Whole = {
  readonly tags: string;
  readonly knows: Readonly<Record<string, unknown>>;
  readonly shows: Readonly<Record<string, unknown>>;
};

/** What decides how a flow goes on, part by part. */
export const partsOf = ({ control }: Walk, context: unknown): Readonly<Record<string, unknown>> => {
  const known: unknown = control(context);
  return isRecord(known) ? known : { control: known };
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const delayOf = (type: string) => /^xstate\.after\.([^.]+)\./.exec(type)?.[1];

const waitsOf = ({ armed, machineState: { timers } }: Stepped) =>
  Object.fromEntries(
    armed.flatMap((id) => {
      const timer = timers.get(id);
      return timer === undefined ? [] : [[delayOf(timer.event.type) ?? id, timer.delay]];
    }),
  );

const endOf = ({ status, output, error }: AnyMachineSnapshot, shelf: Shelf): Seen => {
  if (status === 'done') return { ends: shelf.put(output) };
  return status === 'error' ? { ends: { breaks: String(error) } } : {};
};

const filled = <Part extends object>(parts: Part): Partial<Part> =>
  Object.fromEntries(
    Object.entries(parts).filter(([, part]: [string, unknown]) =>
      Array.isArray(part) ? part.length > 0 : Object.keys(part as object).length > 0,
    ),
  ) as Partial<Part>;

const changed = (before: Whole | null, now: Whole, part: 'knows' | 'shows') =>
  Object.fromEntries(
    Object.entries(now[part]).filter(([name, value]) => before === null || !same(value, before[part][name])),
  );

/** Reads steps of a flow in words of the domain; of what is known and shown, only the named parts. */
export const sightIn = (
  { walk, selectors }: Today,
  shelf: Shelf,
  { knows, shows }: { readonly knows: readonly string[]; readonly shows: readonly string[] },
) => {
  const wholeOf = ({ machineState: { snapshot } }: Stepped): Whole => {
    const parts = partsOf(walk, snapshot.context);
    return {
      tags: [...snapshot.tags].toSorted().join(' '),
      knows: Object.fromEntries(
        knows.flatMap((name) => (name in parts ? [[name, shelf.put(parts[name])]] : [])),
      ),
      shows: Object.fromEntries(
        shows.flatMap((name) => {
          const read = selectors[name];
          return read === undefined ? [] : [[name, shelf.put((read as Selector)(snapshot))]];
        }),
      ),
    };
  };

  const seenOf = (stepped: Stepped, before: Whole | null, now: Whole): Seen => ({
    ...(now.tags === (before?.tags ?? '') ? {} : { tags: now.tags === '' ? [] : now.tags.split(' ') }),
    ...filled({
      knows: changed(before, now, 'knows'),
      shows: changed(before, now, 'shows'),
      asks: stepped.asked.map(({ port, input }) => [port, shelf.put(input)] as const),
      emits: stepped.emitted.map(shelf.put),
      sends: stepped.sentEvents.map(({ to, event }) => [to, shelf.put(event)] as const),
      waits: waitsOf(stepped),
    }),
    ...endOf(stepped.machineState.snapshot, shelf),
  });

  return {
    wholeOf,
    seenOf,
    stateOf: ({ machineState }: Stepped) => stateNameOf(machineState.snapshot.value),
  };
};
