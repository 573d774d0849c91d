import { describe, expect, test } from 'vitest';
import { checked } from '#machines/kit/rules/rules.ts';
import { bookingWalk } from './fixtures/booking.paths.ts';
import { broken } from './fixtures/broken.ts';
import { endingWalk } from './fixtures/ending.paths.ts';
import { historyWalk } from './fixtures/history.paths.ts';
import { nestedWalk } from './fixtures/nested.paths.ts';
import { parallelWalk } from './fixtures/parallel.paths.ts';
import { parentWalk } from './fixtures/parent.paths.ts';

const linesOf = (walk: Parameters<typeof checked>[0]) => checked(walk).breaches.map(({ message }) => message);

describe('every rule has a chart that breaks it, and one line that names rule and place', {
  timeout: 60_000,
}, () => {
  test.each(Object.entries(broken))('%s', (_, { walk, message }) => {
    expect(linesOf(walk)).toEqual([message]);
  });
});

test.each(
  [bookingWalk, endingWalk, historyWalk, nestedWalk, parallelWalk].map((walk) => [walk.flow, walk] as const),
)('%s keeps every rule and is told nothing', (_, walk) => {
  expect(linesOf(walk)).toEqual([]);
});

test('a child flow needs no onError, it has drawn its own failures', () => {
  expect(linesOf(parentWalk)).toEqual([]);
});

test('a deadline needs no onError, an instant comes for certain', () => {
  const loading = bookingWalk.machine.root.states.search?.states.loading;
  expect([...(loading?.transitions.keys() ?? [])]).toEqual([
    'step.left',
    'xstate.done.actor.searchJourneys',
    'xstate.error.actor.searchJourneys',
    'xstate.done.actor.waitingEnd',
  ]);
  expect(linesOf(bookingWalk)).toEqual([]);
});
