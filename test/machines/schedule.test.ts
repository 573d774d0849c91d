import { expect, test } from 'vitest';
import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { earliest } from '#machines/kit/walk/schedule.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { racingWalk } from './fixtures/racing.paths.ts';

const racing = explore(racingWalk);
const slow = 'racing.running.slow|xstate.after.slowTime.racing.running.slow|0';
const quick = 'racing.running.quick|xstate.after.quickTime.racing.running.quick|0';

test('the earliest times meet every link', () => {
  const links = [
    { earlier: 0, later: 1, atLeast: 0 },
    { earlier: 1, later: 2, atLeast: 200 },
    { earlier: 0, later: 2, atLeast: 300 },
    { earlier: 2, later: 1, atLeast: -250 },
  ];
  expect(earliest(links, 2)).toEqual([0, 50, 300]);
});

test('links that contradict one another have no times', () => {
  const links = [
    { earlier: 0, later: 1, atLeast: 300 },
    { earlier: 1, later: 0, atLeast: -299 },
  ];
  expect(earliest(links, 1)).toBeNull();
});

test('an arrow that only a later moment could reach is named dead', () => {
  expect(suiteOf(racing).dead).toEqual([slow]);
  expect(suiteOf(racing).unreached).toEqual([{ target: slow, reason: 'dead: no timing can reach it' }]);
});

test('a delay that may lose the race is scheduled where it wins', () => {
  const steps = arrowsOf(racing).walked.find(({ transition }) => transition === quick)?.path.steps;
  expect(steps?.map(({ title, at }) => [title, at])).toEqual([
    ['running.calm: alert.raised → running.slow', 1],
    ['running.slow: alert.dismissed → running.quick', 2],
    ['running.quick: after.quickTime → running.calm', 200_002],
  ]);
});

test('of two bells due at once the one set first strikes first, and nobody comes between', () => {
  const { unreached } = suiteOf(racing, { criterion: 'pairs', maxSteps: 25, seed: 1 });
  const end = 'racing.running|xstate.after.wholeTime.racing.running|0';
  const first = 'racing.over.first.waiting|xstate.after.bellTime.racing.over.first.waiting|0';
  const second = 'racing.over.second.waiting|xstate.after.sameTime.racing.over.second.waiting|0';
  const reason = 'dead: no timing can reach it';
  expect(unreached.filter(({ target }) => !target.includes(slow))).toEqual([
    { target: `${end} > ${second}`, reason },
    { target: `${first} > racing.over|race.restarted|0`, reason },
    { target: `${second} > ${first}`, reason },
  ]);
});

test('a deadline is counted from the answer that set it', () => {
  const end = arrowsOf(explore(askingWalk)).walked.find(
    ({ transition }) => transition === 'asking.held|xstate.done.actor.holdEnd|0',
  );
  expect(end?.path.steps.map(({ title, wait, at }) => [title, wait, at])).toEqual([
    ['choosing: seat.chosen (seat 5A) → holding', 1, 1],
    ['holding: done.actor.holdSeat (held) → held', 1, 2],
    ['held: done.actor.holdEnd → choosing', 600_000, 600_002],
  ]);
});

test('every step knows what it asks and what becomes of it', () => {
  const end = arrowsOf(explore(askingWalk)).walked.find(
    ({ title }) => title === 'held: done.actor.holdEnd → choosing',
  );
  expect(end?.path.steps.map(({ ahead }) => ahead)).toEqual([
    [{ port: 'holdSeat', outcome: 'held', ends: 'done', step: 1 }],
    [{ port: 'holdEnd', outcome: null, ends: 'deadline', step: 2 }],
    [],
  ]);
});
