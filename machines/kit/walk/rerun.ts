import type { AnyStateMachine, EventObject } from 'xstate';
import type { Path, Sight } from './path.ts';
import { expectedOf, startLive } from './replay.ts';
import { plainOf, stableTextOf } from './stable-text.ts';

/** A suite as JSON carries it. */
export type WrittenSuite = { readonly flow: string; readonly paths: readonly Path[] };

const isPart = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): boolean =>
  isPart(value) && isPart(value.cause) && isPart(value.event) && isPart(value.expected);

const isPath = (value: unknown): boolean =>
  isPart(value) &&
  typeof value.title === 'string' &&
  typeof value.startsAt === 'number' &&
  isPart(value.begins) &&
  Array.isArray(value.steps) &&
  value.steps.every(isStep);

export const isWrittenSuite = (value: unknown): value is WrittenSuite =>
  isPart(value) && typeof value.flow === 'string' && Array.isArray(value.paths) && value.paths.every(isPath);

/** An error is written as its name and message; the flow hears an error again. */
const heard = (event: EventObject): EventObject => {
  const error: unknown = Reflect.get(event, 'error');
  if (!isPart(error)) return event;
  const again = Object.assign(new Error(String(error.message)), { name: String(error.name) });
  return Object.assign({ ...event }, { error: again });
};

/** Where a path first goes otherwise than it is written: before its first step that is step 0. */
export type Astray = { readonly path: string; readonly step: number; readonly says: string };

/** What was written has its parts in their order; so has what is written twice. */
const textOf = (value: unknown): string => stableTextOf(plainOf(value));

const differenceOf = (seen: Sight, expected: Sight): string | null => {
  const parts = [
    'value',
    'status',
    'tags',
    'context',
    'output',
    'asked',
    'emitted',
    'sentEvents',
    'acted',
  ] as const;
  const part = parts.find((name) => textOf(seen[name]) !== textOf(expected[name]));
  return part === undefined
    ? null
    : `${part} is ${textOf(seen[part])}, the suite says ${textOf(expected[part])}`;
};

/** Walks a written path on a live actor; null when everything is seen that it expects. */
export const rerun = async (machine: AnyStateMachine, path: Path): Promise<Astray | null> => {
  const live = await startLive(machine, path);
  const astray = (step: number, says: string): Astray => ({ path: path.title, step, says });
  try {
    for (const [step, expected] of expectedOf(path).entries()) {
      const next = path.steps[step - 1];
      if (next !== undefined) await live.play({ ...next, event: heard(next.event) });
      const difference = differenceOf(live.readSight(), expected);
      if (difference !== null) return astray(step, difference);
    }
    return null;
  } finally {
    live.stop();
  }
};
