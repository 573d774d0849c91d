import { describe, expect, test } from 'vitest';
import { refused as refusal } from '#domain/values/answer.ts';
import { accepted } from '#machines/kit/frozen/accept.ts';
import { frozen } from '#machines/kit/frozen/frozen.ts';
import { isAsAccepted, problemsIn } from '#machines/kit/frozen/problems.ts';
import { reportOf } from '#machines/kit/frozen/report.ts';
import type { Selectors } from '#machines/kit/frozen/sight.ts';
import type { FrozenSuite } from '#machines/kit/frozen/suite.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { answers, type Outcome, type Walk } from '#machines/kit/walk/walk.ts';
import {
  accepting,
  after,
  asking,
  chosen,
  frozenOf,
  granted,
  problems,
  refused,
  suite,
  todayOf,
} from './fixtures/asking-faults.ts';

const answering = (holdSeat: Readonly<Record<string, Outcome>>): Walk => ({
  ...asking,
  outcomes: { holdSeat },
});
const outcomes = asking.outcomes.holdSeat ?? {};
const { taken: _taken, ...others } = outcomes;

const lines = ({ steps }: FrozenSuite) => steps.map((step) => JSON.stringify(step)).toSorted();

/** What comes of accepting by these names is what would be written from nothing, in whatever order. */
const isWhole = (walk: Walk, names: readonly string[], of: FrozenSuite = suite) => {
  const next = after(walk, names, of);
  expect(lines(next)).toEqual(lines(frozenOf(walk)));
  expect(isAsAccepted(problems(walk, next))).toBe(true);
};

describe('what may happen since today is red until it is accepted, and is walked then', () => {
  const more = answering({ ...outcomes, sold: answers(refusal('sold')) });

  test('another answer of a port is told with the nearest way and what can be typed', () => {
    expect(reportOf(problems(more))).toContain(
      [
        `  ${refused} (holding: done.actor.holdSeat → choosing): 1 of what may happen there was never accepted; the nearest:`,
        '     plain › seat.chosen (seat 5A) › holdSeat answers (sold)',
        `     npm run accept -- asking '${refused}' "why"`,
      ].join('\n'),
    );
    isWhole(more, [refused]);
  });

  test('another sample of an event', () => {
    const walk = {
      ...asking,
      events: { 'seat.chosen': { 'seat 5A': { seat: '5A' }, 'seat 6A': { seat: '6A' } } },
    };
    expect(problems(walk).unwalked.map(({ names }) => names)).toEqual([[chosen]]);
    isWhole(walk, [chosen]);
  });

  test('what is asked only behind a start nobody has accepted is told with the start alone', () => {
    const walk: Walk = { ...more, starts: { 'once more': undefined } };
    expect(problems(walk).unwalked).toEqual([]);
    expect(problems(walk).unbegun).toEqual(['start:once more']);
  });
});

describe('what a flow is given otherwise is red until it is accepted by its own name', () => {
  test.each<[string, Walk, string]>([
    ['a start', { ...asking, starts: { plain: { seat: '7A' } } }, 'start:plain'],
    [
      'an event',
      { ...asking, events: { 'seat.chosen': { 'seat 5A': { seat: '7A' } } } },
      'event:seat.chosen (seat 5A)',
    ],
    [
      'an answer',
      answering({ ...outcomes, none: answers(refusal('no-seat-left')) }),
      'answer:holdSeat answers (none)',
    ],
    ['an answer that is given no more', answering(others), 'answer:holdSeat answers (taken)'],
  ])('%s', (_, walk, name) => {
    expect(problems(walk).differences).toEqual([]);
    expect(problems(walk).unlike.map((each) => each.name)).toEqual([name]);
    expect(isAsAccepted(problems(walk))).toBe(false);
    isWhole(walk, [name]);
  });

  test('it is told with what was given, what is, and what can be typed', () => {
    const walk: Walk = { ...asking, events: { 'seat.chosen': { 'seat 5A': { seat: '7A' } } } };
    expect(reportOf(problems(walk)).split('\n').slice(3)).toEqual([
      '  event:seat.chosen (seat 5A) is given otherwise than it was accepted',
      '     given seat',
      '     expected: "5A"',
      '     came:     "7A"',
      `     npm run accept -- asking 'event:seat.chosen (seat 5A)' "why"`,
      '',
    ]);
  });

  test('where it leads elsewhere it is also the doing of the transition that is taken', () => {
    const { held = answers(null) } = outcomes;
    const walk = answering({ ...outcomes, none: held });
    const name = 'answer:holdSeat answers (none)';
    expect(accepting(walk, [name])).toEqual({ suite: null, besides: [granted] });
    isWhole(walk, [name, granted]);
  });

  test('it is not accepted with the transition that takes it', () => {
    const walk = answering({ ...outcomes, none: answers(refusal('no-seat-left')) });
    expect(accepting(walk, [refused])).toEqual({ suite: null, besides: [] });
  });
});

describe('what is known or shown', () => {
  const selectors: Selectors = { ...todayOf(asking).selectors };

  test('a part of what decides how a flow goes on is red until it is accepted, and is told of every step then', () => {
    const walk: Walk = { ...asking, control: ({ refusal: why }: { refusal: string | null }) => ({ why }) };
    const before = { ...suite, knows: [] };
    expect(problems(walk, before).unread).toEqual(['known:why']);
    const next = after(walk, ['known:why'], before);
    expect(next.knows).toEqual(['why']);
    expect(problems(walk, next).unwalked.map(({ names }) => names)).toEqual([[chosen], [chosen]]);
    isWhole(walk, [chosen], next);
  });

  test('what can be read no more is not dropped with anything else', () => {
    const exploration = explore(asking);
    const today = { walk: asking, selectors: { isThere: () => true } };
    const of = frozen(exploration, { walk: asking, selectors });
    expect(problemsIn(of, today, exploration).unread).toEqual(['shown:isThere']);
    expect(accepted({ suite: of, exploration, today }, ['shown:isThere'])).toEqual({
      suite: null,
      besides: ['shown:seatOf'],
    });
    const next = accepted({ suite: of, exploration, today }, ['shown:isThere', 'shown:seatOf']).suite;
    expect(next).toEqual(frozen(exploration, today));
  });
});
