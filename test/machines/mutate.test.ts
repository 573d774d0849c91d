import { describe, expect, test } from 'vitest';
import { killScore, killsOf } from '#machines/kit/mutants/mutate.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { matrixOf } from '#machines/kit/walk/refuse.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { bookingWalk } from './fixtures/booking.paths.ts';
import { endingWalk } from './fixtures/ending.paths.ts';
import { historyWalk } from './fixtures/history.paths.ts';
import { nestedWalk } from './fixtures/nested.paths.ts';
import { parallelWalk } from './fixtures/parallel.paths.ts';
import { parentWalk } from './fixtures/parent.paths.ts';
import { racingWalk } from './fixtures/racing.paths.ts';
import { triangleWalk } from './fixtures/triangle.paths.ts';

const whole: readonly Walk[] = [
  askingWalk,
  endingWalk,
  historyWalk,
  nestedWalk,
  parallelWalk,
  parentWalk,
  triangleWalk,
];

describe('every fault put into a chart whose arrows are all walked is noticed', () => {
  test.each(whole.map((walk) => [walk.flow, walk] as const))('%s', (_, walk) => {
    const { survivors, mutants, killed } = killsOf(explore(walk));
    expect(survivors).toEqual([]);
    expect(killed).toBe(mutants);
    expect(mutants).toBeGreaterThan(10);
  });
});

test('only two branches that exclude one another survive in a long flow', { timeout: 60_000 }, () => {
  const kills = killsOf(explore(bookingWalk));
  expect(kills.survivors).toEqual([
    'booking.seatMap.selecting|xstate.done.actor.selectSeats|0: after the next branch',
    'booking.held.completing|xstate.done.actor.endPayment|0: after the next branch',
  ]);
  expect(killScore(kills)).toBe((kills.mutants - 2) / kills.mutants);
});

const slow = 'racing.running.slow|xstate.after.slowTime.racing.running.slow|0';

test('a fault in an arrow that is never taken survives, and is named', () => {
  expect(killsOf(explore(racingWalk)).survivors).toEqual([
    `${slow}: dropped`,
    `${slow}: stays`,
    `${slow}: leads to racing.running.slow`,
  ]);
});

test('a survivor may be declared equivalent; one that is killed, or is not there, may not', () => {
  const equivalent = {
    [`${slow}: dropped`]: 'the whole ends first',
    [`${slow}: stays`]: 'the whole ends first',
    'racing.over|race.restarted|0: dropped': 'a lie',
    'racing.gone|race.restarted|0: dropped': 'nothing',
  };
  const kills = killsOf(explore({ ...racingWalk, equivalent }));
  expect(kills.survivors).toEqual([`${slow}: leads to racing.running.slow`]);
  expect(kills.equivalent).toEqual([
    { name: `${slow}: dropped`, reason: 'the whole ends first' },
    { name: `${slow}: stays`, reason: 'the whole ends first' },
  ]);
  expect(kills.wronglyDeclared).toEqual([
    'racing.over|race.restarted|0: dropped',
    'racing.gone|race.restarted|0: dropped',
  ]);
  expect(killScore(kills)).toBe(kills.killed / (kills.mutants - 2));
});

test('the table of refusals tells what every state takes, refuses, or leaves to its control', () => {
  const { events, rows } = matrixOf(explore(bookingWalk));
  const verdictsIn = (state: string) => {
    const verdicts = rows.find((row) => row.state === state)?.verdicts ?? [];
    return Object.fromEntries(events.map((event, index) => [event, verdicts[index]]));
  };
  expect(verdictsIn('seatMap.choosing')).toEqual({
    'search.asked (one way)': 'refused',
    'search.asked (there and back)': 'refused',
    'step.left (now)': 'accepted',
    'journey.chosen (now)': 'refused',
    'refusal.seen (now)': 'refused',
    'seat.toggled (a free seat)': 'by control',
    'seat.toggled (a taken seat)': 'refused',
    'seats.confirmed (now)': 'by control',
    'passengers.entered (now)': 'refused',
    'tariff.changed': 'refused',
    'question.answered (yes)': 'refused',
    'question.answered (no)': 'refused',
    'payment.started (now)': 'refused',
    'card.entered (now)': 'refused',
    'bank.returned (good)': 'refused',
    'bank.returned (bad)': 'refused',
    'booking.begun': 'refused',
  });
  expect(verdictsIn('seatMap.selecting')['step.left (now)']).toBe('refused');
});
