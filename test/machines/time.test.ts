import {
  type Arbitrary,
  assert,
  asyncProperty,
  constantFrom,
  option,
  property,
  record,
  tuple,
} from 'fast-check';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { type Exploration, explore } from '#machines/kit/walk/explore.ts';
import { goalOf } from '#machines/kit/walk/goals.ts';
import { expectedOf, replayLive } from '#machines/kit/walk/replay.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { survey } from '#machines/kit/walk/survey.ts';
import { walk } from '#machines/kit/walk/walk.ts';
import { plain } from './fixtures/plain.ts';

type Timed = {
  context: Record<string, never>;
  events: { type: 'a.happened' } | { type: 'b.happened' };
};

const names = ['one', 'two', 'three', 'four'] as const;
const delays = { shortTime: 2, middleTime: 3, longTime: 5 } as const;

const stateIn = constantFrom(...names);
const delayIn = constantFrom('shortTime', 'middleTime', 'longTime');
const drawnState = record({
  a: option(stateIn),
  b: option(stateIn),
  after: option(record({ delay: delayIn, target: stateIn })),
});
const drawnMachine = record({
  states: tuple(drawnState, drawnState, drawnState, drawnState),
  whole: delayIn,
});

type Drawn = typeof drawnMachine extends Arbitrary<infer Shape> ? Shape : never;

/** A machine whose whole has a time limit, and whose parts may have one each. */
const walkOf = ({ states, whole }: Drawn) => {
  const inner = states.map(({ a, b, after }, index) => [
    names[index],
    {
      description: 'A part.',
      on: { ...(a ? { 'a.happened': a } : {}), ...(b ? { 'b.happened': b } : {}) },
      ...(after ? { after: { [after.delay]: after.target } } : {}),
    },
  ]);
  return walk({
    ...plain,
    flow: 'timed',
    machine: setup({ types: {} as Timed, delays }).createMachine({
      id: 'timed',
      context: {},
      initial: 'inside',
      states: {
        inside: {
          description: 'Time runs.',
          initial: 'one',
          after: { [whole]: 'over' },
          states: Object.fromEntries(inner),
        },
        over: { description: 'Time is over.', on: { 'a.happened': 'inside' } },
      },
    }),
  });
};

type Instant = {
  readonly state: number;
  readonly left: readonly (readonly [string, number])[];
};

/** Every transition taken when time is tried out millisecond by millisecond, without any algebra. */
const takenByTrying = ({ walk: { machine }, starts, states, edges }: Exploration) => {
  const delayOf = (timer: string) =>
    Number(Reflect.get(machine.implementations.delays, timer.split('.')[2] ?? ''));
  const after = (from: Instant, passed: number, to: number, armed: readonly string[]): Instant => {
    const timers = states[to]?.machineState.timers ?? new Map();
    const kept = from.left.filter(([timer]) => timers.has(timer) && !armed.includes(timer));
    return {
      state: to,
      left: [
        ...kept.map(([timer, left]) => [timer, left - passed] as const),
        ...armed.filter((timer) => timers.has(timer)).map((timer) => [timer, delayOf(timer)] as const),
      ],
    };
  };
  const seen = new Set<string>();
  const taken = new Set<string>();
  const queue = starts.map(({ to, stepped }) => after({ state: to, left: [] }, 0, to, stepped.armed));
  for (const now of queue) {
    const key = JSON.stringify(now);
    if (seen.has(key)) continue;
    seen.add(key);
    const first = Math.min(...now.left.map(([, left]) => left));
    const [striking] = now.left.find(([, left]) => left === first) ?? [];
    for (const { move, to, stepped } of edges.filter(({ from }) => from === now.state)) {
      const { cause } = move;
      const waits =
        cause.kind === 'delay'
          ? cause.timer === striking
            ? [first]
            : []
          : Array.from({ length: Math.min(first, 7) - 1 }, (_, index) => index + 1);
      for (const wait of waits) {
        for (const id of stepped.taken) taken.add(id);
        queue.push(after(now, wait, to, stepped.armed));
      }
    }
  }
  return taken;
};

test('what is called dead is what trying out every millisecond never reaches', () => {
  let dead = 0;
  assert(
    property(drawnMachine, (drawn) => {
      const exploration = explore(walkOf(drawn));
      const { nearest, exhausted } = survey(exploration, goalOf(exploration, 'transitions'));
      expect([...nearest.keys()].toSorted()).toEqual([...takenByTrying(exploration)].toSorted());
      const walked = new Set(exploration.edges.flatMap(({ stepped }) => stepped.taken));
      dead += [...walked].filter((id) => !nearest.has(id)).length;
      expect(exhausted || nearest.size === exploration.declared.size).toBe(true);
    }),
    { numRuns: 300 },
  );
  expect(dead).toBeGreaterThan(10);
}, 60_000);

test('what is scheduled happens on a live actor', async () => {
  await assert(
    asyncProperty(drawnMachine, async (drawn) => {
      const timed = walkOf(drawn);
      for (const path of suiteOf(explore(timed), { criterion: 'pairs', maxSteps: 12, seed: 1 }).paths)
        expect(await replayLive(timed.machine, path)).toEqual(expectedOf(path));
    }),
    { numRuns: 60 },
  );
}, 60_000);
