import type { AnyStateMachine, EventObject } from 'xstate';
import { nodesIn } from '#machines/kit/chart/nodes-in.ts';
import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { Stepped } from '#machines/kit/walk/machine-state.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { sightOf } from '#machines/kit/walk/realise.ts';
import { type Probe, probesOf } from '#machines/kit/walk/refuse.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import { copyOf, type Stepper, stepperOf } from '#machines/kit/walk/stepper.ts';
import { ordinary, suiteOf } from '#machines/kit/walk/suite.ts';
import { born, mutantsOf } from './mutants.ts';

/** How well the paths of a flow notice faults. */
export type Kills = {
  readonly flow: string;
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly string[];
  readonly equivalent: readonly { readonly name: string; readonly reason: string }[];
  /** Declared equivalent although there is no such mutant, or a path tells it from the machine. */
  readonly wronglyDeclared: readonly string[];
};

type Trial = {
  readonly input: unknown;
  readonly events: readonly EventObject[];
  readonly tried: readonly EventObject[];
};

/** Everything a pure step shows, the timers it armed among it. */
const seen = (stepped: Stepped) => {
  const timers = [...stepped.machineState.timers].map(([id, { delay }]) => [id, delay]);
  return stableTextOf([sightOf(stepped), stepped.armed, timers]);
};

const trialOfPath = ({ input, steps }: Path): Trial => ({
  input,
  events: steps.map(({ event }) => event),
  tried: [],
});

const trialOfProbe = ({ path, refused }: Probe): Trial => ({
  ...trialOfPath(path),
  tried: refused.map(({ event }) => event),
});

type Ran = { readonly before: Stepped | null; readonly event: EventObject | null; readonly stepped: Stepped };

/** A trial, step by step, as long as it is listened to. */
function* run(stepper: Stepper, { input, events, tried }: Trial): Generator<Ran> {
  let at = stepper.begin(input);
  yield { before: null, event: null, stepped: at };
  for (const event of events) {
    const before = at;
    at = stepper.step(before.machineState, event);
    yield { before, event, stepped: at };
  }
  for (const event of tried) yield { before: at, event, stepped: stepper.step(at.machineState, event) };
}

const trialsOf = (exploration: Exploration): readonly Trial[] => {
  const suites = (['transitions', 'edges', 'guards'] as const).map((criterion) =>
    suiteOf(exploration, { ...ordinary, criterion }),
  );
  return [
    ...suites.flatMap(({ paths }) => paths.map(trialOfPath)),
    ...probesOf(exploration).map(trialOfProbe),
  ];
};

/** A trial, what the machine itself shows in it, and every state it is in and event it gets there. */
type Known = {
  readonly trial: Trial;
  readonly texts: readonly string[];
  readonly touched: ReadonlySet<string>;
};

const touchedBy = ({ before, event, stepped }: Ran): readonly string[] => {
  const stood = before === null ? [] : nodesIn(before.machineState.snapshot).map(({ id }) => id);
  return [...stood, ...stepped.passed, ...stood.map((id) => `${id}|${event?.type}`)];
};

const knownOf = (own: Stepper, trial: Trial): Known => {
  const ran = [...run(own, trial)];
  return {
    trial,
    texts: ran.map(({ stepped }) => seen(stepped)),
    touched: new Set(ran.flatMap(touchedBy)),
  };
};

/** Steps that a state takes by itself have no event of their own in a trial. */
const isByItself = (event: string | undefined) =>
  event === undefined || event === 'always' || event.startsWith('xstate.done.state.');

/** The trials that come to the place of a fault; all of them, where the place is no state one stands in. */
const trialsAt = (at: string, trials: readonly Known[]): readonly Known[] => {
  const [source = '', event] = at.split('|');
  const place = isByItself(event) ? source : `${source}|${event}`;
  const touching = trials.filter(({ touched }) => touched.has(place));
  return touching.length === 0 ? trials : touching;
};

const isDetected = (stepper: Stepper, { trial, texts }: Known) => {
  let step = 0;
  for (const { stepped } of run(stepper, trial)) {
    if (seen(stepped) !== texts[step]) return true;
    step += 1;
  }
  return false;
};

const isKilled = (machine: AnyStateMachine, trials: readonly Known[]) => {
  try {
    const stepper = stepperOf(copyOf(machine));
    return trials.some((known) => isDetected(stepper, known));
  } catch {
    return true;
  }
};

/** The nearest path to the place of each fault: most faults show there at once. */
const nearTrials = (exploration: Exploration, known: (trial: Trial) => Known): ReadonlyMap<string, Known> =>
  new Map(arrowsOf(exploration).walked.map(({ transition, path }) => [transition, known(trialOfPath(path))]));

/** Puts every small fault into the machine in turn, and runs the suites and the refused events against it. */
export const killsOf = (exploration: Exploration): Kills => {
  const { walk } = exploration;
  const own = stepperOf(copyOf(walk.machine));
  const known = (trial: Trial) => knownOf(own, trial);
  const near = nearTrials(exploration, known);
  const trials = trialsOf(exploration).map(known);
  const judged = mutantsOf(walk.machine).flatMap((mutant) => {
    const { name, at } = mutant;
    const machine = born(mutant);
    if (machine === null) return [];
    const nearest = near.get(at);
    const touching = trialsAt(at, trials);
    return [{ name, isKilled: isKilled(machine, nearest ? [nearest, ...touching] : touching) }];
  });
  const declared = walk.equivalent ?? {};
  const survivors = judged.filter((mutant) => !mutant.isKilled).map(({ name }) => name);
  return {
    flow: walk.flow,
    mutants: judged.length,
    killed: judged.length - survivors.length,
    survivors: survivors.filter((name) => declared[name] === undefined),
    equivalent: survivors.flatMap((name) => {
      const reason = declared[name];
      return reason === undefined ? [] : [{ name, reason }];
    }),
    wronglyDeclared: Object.keys(declared).filter((name) => !survivors.includes(name)),
  };
};

/** Less than this share of what can be noticed, and what is tested is not what is lived with. */
export const leastNoticed = 0.95;

/** The share of mutants killed, of those that can be: 1 is all. */
export const killScore = ({ mutants, killed, equivalent }: Kills): number => {
  const killable = mutants - equivalent.length;
  return killable === 0 ? 1 : killed / killable;
};
