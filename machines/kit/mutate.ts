import type { AnyStateMachine, EventObject } from 'xstate';
import { arrowsOf } from './arrows.ts';
import type { Exploration } from './explore.ts';
import { mutantsOf } from './mutants.ts';
import type { Path } from './path.ts';
import { sightOf } from './realise.ts';
import { type Probe, probesOf } from './refuse.ts';
import type { Stepped } from './standing.ts';
import { copyOf, type Stepper, stepperOf } from './stepper.ts';
import { ordinary, suiteOf } from './suite.ts';
import { textOf } from './text.ts';

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
  const timers = [...stepped.standing.timers].map(([id, { delay }]) => [id, delay]);
  return textOf([sightOf(stepped), stepped.armed, timers]);
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

/** What a machine shows in a trial, one text per step, as long as it is listened to. */
function* shown(stepper: Stepper, { input, events, tried }: Trial): Generator<string> {
  let at = stepper.begin(input);
  yield seen(at);
  for (const event of events) {
    at = stepper.step(at.standing, event);
    yield seen(at);
  }
  for (const event of tried) yield seen(stepper.step(at.standing, event));
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

/** A trial, and what the machine itself shows in it. */
type Known = { readonly trial: Trial; readonly texts: readonly string[] };

const isTold = (stepper: Stepper, { trial, texts }: Known) => {
  let step = 0;
  for (const text of shown(stepper, trial)) {
    if (text !== texts[step]) return true;
    step += 1;
  }
  return false;
};

const isKilled = (machine: AnyStateMachine, trials: readonly Known[]) => {
  try {
    const stepper = stepperOf(copyOf(machine));
    return trials.some((known) => isTold(stepper, known));
  } catch {
    return true;
  }
};

/** The nearest path to the place of each fault: most faults show there at once. */
const nearTrials = (exploration: Exploration, known: (trial: Trial) => Known): ReadonlyMap<string, Known> =>
  new Map(arrowsOf(exploration).walked.map(({ transition, path }) => [transition, known(trialOfPath(path))]));

const born = (grow: () => AnyStateMachine): AnyStateMachine | null => {
  try {
    return grow();
  } catch {
    return null;
  }
};

/** Puts every small fault into the machine in turn, and runs the suites and the refused events against it. */
export const killsOf = (exploration: Exploration): Kills => {
  const { walk } = exploration;
  const own = stepperOf(copyOf(walk.machine));
  const known = (trial: Trial): Known => ({ trial, texts: [...shown(own, trial)] });
  const near = nearTrials(exploration, known);
  const trials = trialsOf(exploration).map(known);
  const judged = mutantsOf(walk.machine).flatMap(({ name, at, grow }) => {
    const machine = born(grow);
    if (machine === null) return [];
    const nearest = near.get(at);
    return [{ name, isKilled: isKilled(machine, nearest ? [nearest, ...trials] : trials) }];
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

/** The share of mutants killed, of those that can be: 1 is all. */
export const killScore = ({ mutants, killed, equivalent }: Kills): number => {
  const killable = mutants - equivalent.length;
  return killable === 0 ? 1 : killed / killable;
};
