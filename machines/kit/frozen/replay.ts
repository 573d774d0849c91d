import type { AnyStateMachine } from 'xstate';
import type { Stepped } from '#machines/kit/walk/machine-state.ts';
import { copyOf, type Stepper, stepperOf } from '#machines/kit/walk/stepper.ts';
import { happeningOf } from './causes.ts';
import { type Shelf, shelfOf } from './shelf.ts';
import { partsOf, sightIn, type Today, type Whole } from './sight.ts';
import type { FrozenStep, FrozenSuite, Seen } from './suite.ts';
import { type Twig, treeOf } from './tree.ts';

/** What came of a step today; `null` says why it cannot happen. */
export type Came =
  | { readonly state: string; readonly seen: Seen; readonly impossible: null }
  | { readonly state: null; readonly seen: null; readonly impossible: string };

/** A step as it was accepted, and as it is today. */
export type Replayed = {
  /** From the start to the step itself. */
  readonly line: readonly Twig[];
  readonly twig: Twig;
  readonly came: Came;
  readonly isSame: boolean;
  /** Where the flow stood before, and what the step did today; null where it could not happen. */
  readonly from: Stepped | null;
  readonly stepped: Stepped | null;
};

type Place = { readonly stepped: Stepped; readonly whole: Whole };

const sameAs = ({ state, seen }: Twig, came: Came) =>
  came.impossible === null && state === came.state && JSON.stringify(seen) === JSON.stringify(came.seen);

/** A suite in hand, to be played on the chart of today or on another. */
export type Playing = Pick<FrozenSuite, 'startsAt' | 'knows' | 'shows'> & {
  readonly starts: Record<string, unknown>;
  readonly events: Record<string, unknown>;
  readonly answers: Record<string, unknown>;
  readonly today: Today;
  readonly shelf: Shelf;
  readonly roots: Twig[];
};

type Names = ReadonlySet<string>;

/** A step without what nobody can say of it any more. */
const withoutNames = (step: FrozenStep, names: Names): FrozenStep => {
  const kept = (parts: object) =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => !names.has(name)));
  const seen = Object.entries(step.seen).flatMap(([part, value]: [string, unknown]) => {
    const left = part === 'knows' || part === 'shows' ? kept(value as object) : value;
    return part !== 'tags' && Object.keys(left as object).length === 0 ? [] : [[part, left]];
  });
  return { ...step, seen: Object.fromEntries(seen) };
};

/** The names a suite emits of and today nobody knows or shows. */
const unreadableIn = ({ steps, starts, startsAt, shows }: FrozenSuite, today: Today, shelf: Shelf): Names => {
  const stepper = stepperOf(copyOf(today.walk.machine));
  const unknown = steps.flatMap(({ depth, cause, seen }) => {
    if (depth > 0) return [];
    const { snapshot } = stepper.begin(shelf.take(starts[cause], startsAt)).machineState;
    const parts = partsOf(today.walk, snapshot.context);
    return Object.keys(seen.knows ?? {}).filter((name) => !(name in parts));
  });
  return new Set([...unknown, ...shows.filter((name) => !(name in today.selectors))]);
};

export const playingOf = (suite: FrozenSuite, today: Today): Playing => {
  const shelf = shelfOf(suite.startsAt, suite.values);
  const unreadable = unreadableIn(suite, today, shelf);
  const isReadable = (name: string) => !unreadable.has(name);
  const steps =
    unreadable.size === 0 ? suite.steps : suite.steps.map((step) => withoutNames(step, unreadable));
  return {
    startsAt: suite.startsAt,
    knows: suite.knows.filter(isReadable),
    shows: suite.shows.filter(isReadable),
    starts: { ...suite.starts },
    events: { ...suite.events },
    answers: { ...suite.answers },
    today,
    shelf,
    roots: treeOf(steps),
  };
};

/** Plays one step from where the flow stands; nothing where it cannot happen there. */
const playerOf = (playing: Playing, stepper: Stepper) => {
  const { shelf, startsAt, starts, today } = playing;
  const { wholeOf, seenOf, stateOf } = sightIn(today, shelf, playing);

  const stepFrom = ({ cause, at }: Twig, from: Place | null): Stepped | string => {
    if (from === null) return stepper.begin(shelf.take(starts[cause], startsAt));
    const { machineState } = from.stepped;
    const { event, impossible } = happeningOf(playing, shelf, machineState, cause, startsAt + at);
    return event === null ? impossible : stepper.step(machineState, event);
  };

  return (twig: Twig, from: Place | null): { readonly came: Came; readonly place: Place | null } => {
    const stepped = stepFrom(twig, from);
    if (typeof stepped === 'string')
      return { came: { state: null, seen: null, impossible: stepped }, place: null };
    const whole = wholeOf(stepped);
    const seen = seenOf(stepped, from?.whole ?? null, whole);
    return { came: { state: stateOf(stepped), seen, impossible: null }, place: { stepped, whole } };
  };
};

/**
 * Every step, each after the one it goes on from; behind a step that differs nothing is looked at. `meet` is told what
 * came of a step before that is judged.
 */
export function* playedThrough(
  playing: Playing,
  machine: AnyStateMachine,
  meet: (twig: Twig, came: Came) => void,
): Generator<Replayed> {
  const play = playerOf(playing, stepperOf(copyOf(machine)));

  function* follow(twigs: readonly Twig[], from: Place | null, before: readonly Twig[]): Generator<Replayed> {
    for (const twig of twigs) {
      const { came, place } = play(twig, from);
      meet(twig, came);
      const isSame = sameAs(twig, came);
      const line = [...before, twig];
      yield { line, twig, came, isSame, from: from?.stepped ?? null, stepped: place?.stepped ?? null };
      if (isSame) yield* follow(twig.twigs, place, line);
    }
  }

  yield* follow(playing.roots, null, []);
}

/** Every step as it is today; the suite stays as it is, and a step nobody has looked at yet differs. */
export const replayed = (
  playing: Playing,
  machine: AnyStateMachine = playing.today.walk.machine,
): Generator<Replayed> => playedThrough(playing, machine, () => undefined);
