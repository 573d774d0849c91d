import { expect, test } from 'vitest';
import { type Exploration, explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { bookingWalk } from './fixtures/booking.paths.ts';
import { endingWalk } from './fixtures/ending.paths.ts';
import { historyWalk } from './fixtures/history.paths.ts';
import { nestedWalk } from './fixtures/nested.paths.ts';
import { parallelWalk } from './fixtures/parallel.paths.ts';
import { racingWalk } from './fixtures/racing.paths.ts';

/** `from: move → to by transitions`, one line per walked edge. */
const linesOf = ({ states, edges }: Exploration) => [
  ...new Set(
    edges.map(
      ({ from, to, move, stepped }) =>
        `${states[from]?.name}: ${move.key} → ${states[to]?.name} by ${stepped.taken.join(' ')}`,
    ),
  ),
];

const from = (walk: Walk, name: string) =>
  linesOf(explore(walk)).filter((line) => line.startsWith(`${name}: `));

test('a nested flow takes always on the way in, and a child forbids what its parent allows', () => {
  expect(from(nestedWalk, 'closed')).toEqual([
    'closed: form.opened (short) → open.onlyPage by nested.closed|form.opened|0 nested.open.deciding|always|1',
    'closed: form.opened (long) → open.firstPage by nested.closed|form.opened|0 nested.open.deciding|always|0',
  ]);
  expect(from(nestedWalk, 'open.lastPage')).toEqual([
    'open.lastPage: text.entered (a word) → open.lastPage by nested.open|text.entered|0',
    'open.lastPage: page.turned → open.firstPage by nested.open.lastPage|page.turned|0',
  ]);
});

test('one event is heard in both regions, and where both want to leave only the first does', () => {
  const here = from(parallelWalk, 'playing.picture.moving playing.sound.loud');
  expect(here.filter((line) => line.includes('all.stopped') || line.includes('player.left'))).toEqual([
    'playing.picture.moving playing.sound.loud: all.stopped → playing.picture.still playing.sound.quiet by parallel.playing.sound.loud|all.stopped|0 parallel.playing.picture.moving|all.stopped|0',
    'playing.picture.moving playing.sound.loud: player.left → left by parallel.playing.sound.loud|player.left|0',
  ]);
});

test('history tells states apart that look the same', () => {
  const help = explore(historyWalk).states.filter(({ name }) => name === 'help');
  expect(help.map(({ out }) => out.map(({ to }) => explore(historyWalk).states[to]?.name))).toEqual([
    ['reading.first', 'reading.first'],
    ['reading.second.text', 'reading.second.text'],
    ['reading.second.notes', 'reading.second.text'],
  ]);
});

test('a deadline passes as time, an answer as an outcome, and a broken clock is walked too', () => {
  expect(from(askingWalk, 'holding').map((line) => line.split(' by ')[0])).toEqual([
    'holding: hold.left → choosing',
    'holding: done.actor.holdSeat (held) → held',
    'holding: done.actor.holdSeat (taken) → choosing',
    'holding: done.actor.holdSeat (none) → choosing',
    'holding: error.actor.holdSeat (no answer) → broken',
  ]);
  expect(from(askingWalk, 'held').map((line) => line.split(' by ')[0])).toEqual([
    'held: hold.left → choosing',
    'held: done.actor.holdEnd → choosing',
    'held: error.actor.holdEnd (breaks) → broken',
  ]);
});

test('timers of a state are offered only while they run', () => {
  expect(from(racingWalk, 'running.quick').map((line) => line.split(' by ')[0])).toEqual([
    'running.quick: after.wholeTime → over.first.waiting over.second.waiting',
    'running.quick: after.quickTime → running.calm',
  ]);
  expect(
    from(racingWalk, 'over.first.struck over.second.struck').map((line) => line.split(' by ')[0]),
  ).toEqual(['over.first.struck over.second.struck: race.restarted → running.calm']);
});

test('an inner end leads on by itself, and a flow that has ended goes nowhere', () => {
  expect(from(endingWalk, 'voting.checking')).toEqual([
    'voting.checking: vote.left → left by ending.voting|vote.left|0',
    'voting.checking: vote.confirmed → counted by ending.voting.checking|vote.confirmed|0 ending.voting|xstate.done.state.ending.voting|0',
  ]);
  expect(from(endingWalk, 'counted')).toEqual([]);
});

test('a flow of more than sixty arrows is explored within a second', () => {
  const before = performance.now();
  const { declared, edges } = explore(bookingWalk);
  expect(performance.now() - before).toBeLessThan(1000);
  expect(declared.size).toBe(64);
  expect(new Set(edges.flatMap(({ stepped }) => stepped.taken)).size).toBe(64);
});
