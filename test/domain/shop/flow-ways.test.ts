import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fewestVisits, flowWaysOf, mostStepsOfWay, mostWays } from '#domain/shop/flow-ways.ts';
import { type LoggedStep, startOf, visitsIn } from '#domain/shop/logged-step.ts';
import { second } from '#domain/values/durations.ts';

const step = (transition: string, stands: string, at: number): LoggedStep => ({
  transition,
  stands: stands.split(' ').filter(Boolean),
  at: at * second,
});

const start = step(startOf('shop'), 'shop.choosing', 0);
const pay = step('shop.choosing|pay|0', 'shop.paying.card', 4);
const paid = step('shop.paying.card|xstate.done.actor.bank|0', 'shop.done', 10);
const decline = step('shop.paying.card|xstate.done.actor.bank|1', 'shop.choosing', 12);
const onItsOwn = step('shop.done|always|0', 'shop.end', 10);

const nth = (n: number) => step(`shop.choosing|go-${n}|0`, 'shop.choosing', 1);

const times = <Each>(count: number, each: Each): readonly Each[] => Array.from({ length: count }, () => each);

describe('ways through a flow', () => {
  test('are counted, the most frequent first; what follows of itself is no step, and neither is a page that is loaded anew', () => {
    const bought = [start, pay, start, paid, onItsOwn];
    const again = [start, pay, pay, decline];
    const { visits, ways, rest } = flowWaysOf([...times(5, again), ...times(7, bought)]);
    expect({ visits, ways, rest }).toEqual({
      visits: 12,
      ways: [
        { steps: [start.transition, pay.transition, paid.transition], visits: 7 },
        { steps: [start.transition, pay.transition, decline.transition], visits: 5 },
      ],
      rest: 0,
    });
  });

  test('of fewer visits than five are not told, neither a way nor the sum of all others', () => {
    expect(flowWaysOf(times(4, [start, pay]))).toEqual({ visits: 0, ways: [], rest: 0, stays: [] });
    const alone = flowWaysOf([...times(9, [start, pay]), [start, pay, paid]]);
    expect([alone.ways, alone.rest]).toEqual([[], 10]);
    const among = flowWaysOf([...times(9, [start]), ...times(6, [start, pay]), [start, pay, paid]]);
    expect([among.ways, among.rest]).toEqual([[{ steps: [start.transition], visits: 9 }], 7]);
  });

  test('beyond the ten most frequent are summed up, and a long one is told as far as forty steps', () => {
    const many = Array.from({ length: 12 }, (_, n) => times(20 - n, [start, nth(n)])).flat();
    const { ways, rest } = flowWaysOf(many);
    expect(ways.map(({ visits }) => visits)).toEqual([20, 19, 18, 17, 16, 15, 14, 13, 12, 11]);
    expect(rest).toBe(10 + 9);
    const long = [start, ...Array.from({ length: 60 }, (_, n) => nth(n))];
    expect(flowWaysOf(times(5, long)).ways[0]?.steps).toEqual(
      long.slice(0, 40).map(({ transition }) => transition),
    );
  });
});

/** A visit that stands so many seconds in the first state. */
const stayed = (seconds: number) => [
  start,
  step('shop.choosing|pay|0', 'shop.paying.card', seconds),
  { ...paid, at: (seconds + 2) * second },
];

const slowestOf = (visits: number) =>
  flowWaysOf(Array.from({ length: visits }, (_, n) => stayed(n + 1))).stays.find(
    ({ state }) => state === 'shop.choosing',
  )?.slowest;

describe('how long a flow stands in its states', () => {
  test('is the median of all stays that ended, of a state and of what holds it, the longest first', () => {
    expect(flowWaysOf([1, 9, 5, 30, 7].map(stayed)).stays).toEqual([
      { state: 'shop.choosing', visits: 5, median: 7 * second, slowest: null },
      { state: 'shop.paying', visits: 5, median: 2 * second, slowest: null },
      { state: 'shop.paying.card', visits: 5, median: 2 * second, slowest: null },
    ]);
  });

  test('tells the slowest tenth where five visits make it up', () => {
    expect([slowestOf(49), slowestOf(50)]).toEqual([null, 46 * second]);
  });

  test('goes on over a step that leads back, over a part beside it, and over a page that is loaded anew', () => {
    const visit = [
      step(startOf('shop'), 'shop.a.one shop.b.one', 0),
      step('shop.a.one|x|0', 'shop.a.one shop.b.one', 2),
      step('shop.b.one|y|0', 'shop.a.one shop.b.two', 5),
      step(startOf('shop'), 'shop.a.one shop.b.two', 6),
      step('shop.a.one|z|0', 'shop.a.two shop.b.two', 9),
    ];
    expect(flowWaysOf(times(5, visit)).stays).toEqual([
      { state: 'shop.a.one', visits: 5, median: 9 * second, slowest: null },
      { state: 'shop.b.one', visits: 5, median: 5 * second, slowest: null },
    ]);
  });

  test('is not told of a state that fewer than five visits left, however often one of them did', () => {
    const toAndFro = [start, pay, decline, { ...pay, at: 20 * second }, { ...decline, at: 30 * second }];
    expect(flowWaysOf([...times(4, toAndFro), [start]]).stays).toEqual([]);
  });
});

const anyStep = fc.record({
  transition: fc.constantFrom(startOf('s'), 's.a|x|0', 's.b|y|0', 's.c|always|0'),
  stands: fc.subarray(['s.a.one', 's.b', 's.c.two']),
  at: fc.nat(100_000),
});
const anyVisit = fc
  .array(anyStep, { minLength: 1, maxLength: 6 })
  .map((steps) => steps.toSorted((one, other) => one.at - other.at));

test('whatever is logged, every visit is counted once, nothing rests on fewer than five, and no order of visits matters', () => {
  fc.assert(
    fc.property(fc.array(anyVisit, { maxLength: 60 }), (visits) => {
      const found = flowWaysOf(visits);
      expect(found).toEqual(flowWaysOf(visits.toReversed()));
      expect(found.visits).toBe(visits.length < fewestVisits ? 0 : visits.length);
      expect(found.ways.reduce((sum, way) => sum + way.visits, found.rest)).toBe(found.visits);
      expect(found.ways.length).toBeLessThanOrEqual(mostWays);
      for (const { steps, visits: count } of found.ways) {
        expect(count).toBeGreaterThanOrEqual(fewestVisits);
        expect(steps.length).toBeLessThanOrEqual(mostStepsOfWay);
      }
      expect(found.rest === 0 || found.rest >= fewestVisits).toBe(true);
      for (const { visits: count, median, slowest } of found.stays) {
        expect(count).toBeGreaterThanOrEqual(fewestVisits);
        expect(median).toBeGreaterThanOrEqual(0);
        expect(slowest ?? median).toBeGreaterThanOrEqual(median);
      }
    }),
  );
});

test('steps that stand case after case are visits', () => {
  const [a1, a2, b] = ['a', 'a', 'b'].map((name, at) => ({ case: name, ...step('s.a|x|0', 's.a', at) }));
  expect(visitsIn([a1, a2, b].flatMap((each) => each ?? []))).toEqual([[a1, a2], [b]]);
  expect(visitsIn([])).toEqual([]);
});
