import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { second } from '#domain/values/durations.ts';
import type { MachineState, Stepped } from '#machines/kit/walk/machine-state.ts';
import { type Move, movesOf } from '#machines/kit/walk/moves.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import { keyOf } from '#machines/kit/walk/state-key.ts';
import { copyOf, stepperOf } from '#machines/kit/walk/stepper.ts';
import { shelfOf } from './shelf.ts';
import { partsOf, sightIn, type Today, type Whole } from './sight.ts';
import { notingWrites } from './written.ts';

/** A way on which two charts can be told apart: how it begins, and what happens until they differ. */
export type Apart = { readonly start: string; readonly moves: readonly Move[] };

type Side = { readonly stepped: Stepped; readonly whole: Whole };
type Both = { readonly own: Side; readonly other: Side };
type Place = Both & {
  readonly depth: number;
  readonly start: string;
  readonly move: Move | null;
  readonly before: Place | null;
};

const mostPlaces = 50_000;

const movesTo = (place: Place): readonly Move[] => {
  const moves: Move[] = [];
  for (let at: Place | null = place; at !== null; at = at.before) if (at.move !== null) moves.push(at.move);
  return moves.toReversed();
};

type Parts = Readonly<Record<string, unknown>>;
const contextOf = ({ stepped }: Side) => stepped.machineState.snapshot.context as Parts;

/** What two contexts differ in, and what stands in the parts that are watched. */
const payloadOf = ({ own, other }: Both, watched: ReadonlySet<string>) => {
  const [one, two] = [contextOf(own), contextOf(other)];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(two)])].toSorted();
  return keys.flatMap((key) => {
    const [a, b] = [stableTextOf(one[key]), stableTextOf(two[key])];
    if (a !== b) return [[key, withoutHours(a), withoutHours(b)]];
    return watched.has(key) ? [[key, withoutHours(a)]] : [];
  });
};

/** Whatever the hour is, it is the hour: places that differ in nothing else are one. */
const withoutHours = (text: string) => text.replaceAll(/(?<![\w.])\d{13}(?![\w.])/g, '0');

const isAlive = ({ snapshot }: MachineState) => (snapshot as AnyMachineSnapshot).status === 'active';

/** Goes through a chart and another at once, over everything that may happen, and gives the ways on which they differ. */
export function* waysApart(
  today: Today,
  machine: AnyStateMachine,
  action: string | null,
): Generator<Apart, 'alike' | 'unsure'> {
  const { walk } = today;
  const { machine: noted, written } =
    action === null
      ? { machine: walk.machine, written: new Set<string>() }
      : notingWrites(walk.machine, action);
  const steppers = { own: stepperOf(copyOf(noted)), other: stepperOf(copyOf(machine)) };
  const moves = { own: movesOf(walk, noted), other: movesOf(walk, machine) };
  const shelf = shelfOf(walk.startsAt);
  const begun = steppers.own.begin(Object.values(walk.starts)[0]).machineState.snapshot.context as unknown;
  const { wholeOf, seenOf, stateOf } = sightIn(today, shelf, {
    knows: Object.keys(partsOf(walk, begun)),
    shows: Object.keys(today.selectors).filter((name) => name !== 'stateOf'),
  });

  const looked = (stepped: Stepped, before: Side | null) => {
    const whole = wholeOf(stepped);
    const text = JSON.stringify([stateOf(stepped), seenOf(stepped, before?.whole ?? null, whole), whole]);
    return { side: { stepped, whole }, text };
  };

  const stepped = (run: (which: 'own' | 'other') => Stepped, before: Both | null): Both | null => {
    const own = looked(run('own'), before?.own ?? null);
    try {
      const other = looked(run('other'), before?.other ?? null);
      return own.text === other.text ? { own: own.side, other: other.side } : null;
    } catch {
      return null;
    }
  };

  const movesFrom = ({ own, other }: Both) => {
    const [one, two] = [own.stepped.machineState, other.stepped.machineState];
    const all = [
      ...(isAlive(one) ? moves.own.from(one) : []),
      ...(isAlive(two) ? moves.other.from(two) : []),
    ];
    return [...new Map(all.map((move) => [move.key, move])).values()];
  };

  for (;;) {
    const watched = new Set(written);
    const seen = new Set<string>();
    const queue: Place[] = [];
    const arrive = (place: Place) => {
      const key = stableTextOf([
        keyOf(walk, place.own.stepped.machineState),
        keyOf(walk, place.other.stepped.machineState),
        payloadOf(place, watched),
      ]);
      if (seen.has(key)) return;
      seen.add(key);
      queue.push(place);
    };
    for (const [start, input] of Object.entries(walk.starts)) {
      const both = stepped((which) => steppers[which].begin(input), null);
      if (both === null) yield { start, moves: [] };
      else arrive({ ...both, start, depth: 0, move: null, before: null });
    }
    for (const place of queue) {
      if (seen.size > mostPlaces) return 'unsure';
      for (const move of movesFrom(place)) {
        const event = move.sent(walk.startsAt + (place.depth + 1) * second);
        const both = stepped(
          (which) => steppers[which].step(place[which].stepped.machineState, event),
          place,
        );
        if (both === null) yield { start: place.start, moves: [...movesTo(place), move] };
        else arrive({ ...both, start: place.start, depth: place.depth + 1, move, before: place });
      }
      if (written.size > watched.size) break;
    }
    if (written.size === watched.size) return 'alike';
  }
}
