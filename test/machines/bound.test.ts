import { assert, constantFrom, option, property, record, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { atLeastSteps } from '#machines/kit/walk/bound.ts';
import { type Exploration, explore } from '#machines/kit/walk/explore.ts';
import { type Goal, goalOf } from '#machines/kit/walk/goals.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { walk } from '#machines/kit/walk/walk.ts';
import { plain } from './fixtures/plain.ts';

type Small = {
  context: Record<string, never>;
  events: { type: 'a.happened' } | { type: 'b.happened' } | { type: 'c.happened' };
};

const stateIn = constantFrom('one', 'two', 'three');
const drawnState = record({ a: option(stateIn), b: option(stateIn) });
const drawnMachine = record({ states: tuple(drawnState, drawnState, drawnState), whole: option(stateIn) });

type Drawn = {
  readonly states: readonly { readonly a: string | null; readonly b: string | null }[];
  readonly whole: string | null;
};

/** Three states, and an arrow that may leave from all of them. */
const walkOf = ({ states, whole }: Drawn) => {
  const drawn = states.map(({ a, b }, index) => [
    ['one', 'two', 'three'][index],
    {
      description: 'A state.',
      on: { ...(a ? { 'a.happened': a } : {}), ...(b ? { 'b.happened': b } : {}) },
    },
  ]);
  return walk({
    ...plain,
    flow: 'small',
    machine: setup({ types: {} as Small }).createMachine({
      id: 'small',
      context: {},
      initial: 'one',
      ...(whole ? { on: { 'c.happened': `.${whole}` } } : {}),
      states: Object.fromEntries(drawn),
    }),
  });
};

/** The fewest steps, found by trying all ways with as many restarts as one likes. */
const fewestSteps = ({ starts, edges }: Exploration, goal: Goal, wanted: readonly string[]): number => {
  const begun = starts.map(({ to }) => to);
  const all = 2 ** wanted.length - 1;
  const bitsOf = (targets: readonly string[]) =>
    targets.reduce(
      (bits, target) => (wanted.includes(target) ? bits | (1 << wanted.indexOf(target)) : bits),
      0,
    );
  const free = starts.reduce((bits, start) => bits | bitsOf(goal.byStart(start)), 0);
  let frontier = begun.map((state) => ({ state, reached: free }));
  const seen = new Set<string>();
  for (let steps = 0; ; steps += 1) {
    if (frontier.some(({ reached }) => reached === all)) return steps;
    const fresh = frontier.filter(({ state, reached }) => {
      const key = `${state} ${reached}`;
      return seen.has(key) ? false : seen.add(key);
    });
    frontier = fresh
      .flatMap(({ state, reached }) => [state, ...begun].map((from) => ({ from, reached })))
      .flatMap(({ from, reached }) =>
        edges
          .filter((edge) => edge.from === from)
          .map((edge) => ({ state: edge.to, reached: reached | bitsOf(goal.byStep(edge, null)) })),
      );
  }
};

test('the bound of walked edges is the fewest steps there are', () => {
  assert(
    property(drawnMachine, (drawn) => {
      const exploration = explore(walkOf(drawn));
      const goal = goalOf(exploration, 'edges');
      expect(atLeastSteps(exploration, goal, goal.targets)).toBe(
        fewestSteps(exploration, goal, goal.targets),
      );
    }),
    { numRuns: 150 },
  );
}, 60_000);

test('no suite takes fewer steps than the bound, and no bound is higher than the fewest', () => {
  assert(
    property(drawnMachine, (drawn) => {
      const exploration = explore(walkOf(drawn));
      for (const criterion of ['states', 'transitions', 'guards'] as const) {
        const goal = goalOf(exploration, criterion);
        const suite = suiteOf(exploration, { criterion, maxSteps: 60, seed: 1 });
        const missed = new Set(suite.unreached.map(({ target }) => target));
        const fewest = fewestSteps(
          exploration,
          goal,
          goal.targets.filter((target) => !missed.has(target)),
        );
        expect(suite.atLeast).toBeLessThanOrEqual(fewest);
        expect(suite.steps).toBeGreaterThanOrEqual(fewest);
      }
    }),
    { numRuns: 150 },
  );
}, 60_000);
