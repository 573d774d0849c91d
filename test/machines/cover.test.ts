import { describe, expect, test } from 'vitest';
import { explore } from '#machines/kit/walk/explore.ts';
import { criteria } from '#machines/kit/walk/goals.ts';
import { stableTextOf } from '#machines/kit/walk/stable-text.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { bookingWalk } from './fixtures/booking.paths.ts';
import { nestedWalk } from './fixtures/nested.paths.ts';
import { plantedWalk } from './fixtures/planted.paths.ts';
import { triangleWalk } from './fixtures/triangle.paths.ts';

const booking = explore(bookingWalk);
const ordinary = { maxSteps: 25, seed: 1 } as const;

test('the lower bound of a flow small enough to count by hand is that count, and the suite meets it', () => {
  const { reached, of, steps, atLeast, paths } = suiteOf(explore(triangleWalk), {
    ...ordinary,
    criterion: 'edges',
  });
  expect({ reached, of, steps, atLeast, paths: paths.length }).toEqual({
    reached: 6,
    of: 6,
    steps: 6,
    atLeast: 6,
    paths: 1,
  });
});

test('a pair of arrows is counted from the first to the second', () => {
  const { reached, of, unreached } = suiteOf(explore(triangleWalk), { ...ordinary, criterion: 'pairs' });
  expect({ reached, of, unreached }).toEqual({ reached: 8, of: 8, unreached: [] });
});

test('every arrow that cannot be taken is named with its reason', () => {
  expect(suiteOf(explore(plantedWalk)).unreached).toEqual([
    { target: 'planted.shut|door.knocked|0', reason: 'its guard is never true for the samples' },
    {
      target: 'planted.shut|door.knocked|2',
      reason: 'an earlier branch or an inner state always takes the event',
    },
    { target: 'planted.shut|door.painted|0', reason: 'no sample for event door.painted' },
    {
      target: 'planted.searching|xstate.done.actor.findKey|1',
      reason: 'an earlier branch or an inner state always takes the event',
    },
    {
      target: 'planted.searching|xstate.error.actor.findKey|0',
      reason: 'no outcome says that port findKey breaks',
    },
    { target: 'planted.walledUp|door.opened|0', reason: 'no way into planted.walledUp' },
  ]);
});

test('a state nobody enters and an outcome of a guard nobody hears are named', () => {
  expect(suiteOf(explore(plantedWalk), { ...ordinary, criterion: 'states' }).unreached).toEqual([
    { target: 'planted.walledUp', reason: 'no way into planted.walledUp' },
  ]);
  expect(suiteOf(explore(plantedWalk), { ...ordinary, criterion: 'guards' }).unreached).toEqual([
    { target: 'planted.shut|door.knocked|0 yes', reason: 'its guard is never true for the samples' },
    {
      target: 'planted.shut|door.knocked|2 yes',
      reason: 'an earlier branch or an inner state always takes the event',
    },
    {
      target: 'planted.shut|door.knocked|2 no',
      reason: 'an earlier branch or an inner state always takes the event',
    },
    {
      target: 'planted.searching|xstate.done.actor.findKey|0 no',
      reason: 'its guard is never false for the samples',
    },
  ]);
});

test('the errors of a flow are those its outcomes and its arrows name', () => {
  const { reached, of, paths } = suiteOf(explore(askingWalk), { ...ordinary, criterion: 'errors' });
  const named = [
    'holding: done.actor.holdSeat (taken) → choosing',
    'holding: done.actor.holdSeat (none) → choosing',
    'holding: error.actor.holdSeat (no answer) → broken',
    'held: done.actor.holdEnd → choosing',
  ];
  const heard = new Set(paths.flatMap(({ steps }) => steps.map(({ title }) => title)));
  expect({ reached, of }).toEqual({ reached: 4, of: 4 });
  expect(named.filter((title) => !heard.has(title))).toEqual([]);
});

test('a round trip comes back to the state it left', () => {
  const { reached, of, paths } = suiteOf(explore(nestedWalk), { ...ordinary, criterion: 'round-trips' });
  expect({ reached, of }).toEqual({ reached: 7, of: 7 });
  for (const { state, steps } of paths)
    expect([state, ...steps.slice(0, -1).map((step) => step.state)]).toContain(steps.at(-1)?.state);
});

test('what needs a longer path than allowed is left out and told', () => {
  const { unreached, paths } = suiteOf(booking, { criterion: 'transitions', maxSteps: 12, seed: 1 });
  expect(Math.max(...paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(12);
  expect(unreached.filter(({ target }) => target.startsWith('booking.held.unknown'))).toEqual([
    { target: 'booking.held.unknown|refusal.seen|0', reason: 'it takes 16 steps, more than 12' },
  ]);
});

describe('a suite of a long flow', { timeout: 60_000 }, () => {
  test.each(criteria)('%s: reaches what there is, in short paths, and never beats its bound', (criterion) => {
    const suite = suiteOf(booking, { criterion, maxSteps: 40, seed: 1 });
    expect(suite.unreached).toEqual([]);
    expect(suite.reached).toBe(suite.of);
    expect(Math.max(...suite.paths.map(({ steps }) => steps.length))).toBeLessThanOrEqual(40);
    expect(suite.steps).toBe(suite.paths.reduce((sum, { steps }) => sum + steps.length, 0));
    expect(suite.steps).toBeGreaterThanOrEqual(suite.atLeast ?? 0);
  });

  test('is the same for the same asking', () => {
    const asked = { criterion: 'edges', maxSteps: 25, seed: 7 } as const;
    expect(stableTextOf(suiteOf(booking, asked))).toBe(stableTextOf(suiteOf(explore(bookingWalk), asked)));
  });

  test('has no path that others make needless', () => {
    const { paths, of } = suiteOf(booking);
    for (const left of paths) {
      const others = paths.filter((path) => path !== left);
      expect(new Set(others.flatMap(({ steps }) => steps.flatMap(({ taken }) => taken))).size).toBeLessThan(
        of,
      );
    }
  });
});
