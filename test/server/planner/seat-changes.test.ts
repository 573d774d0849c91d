import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostTrainsEachWay } from '#domain/fare/party-size.ts';
import { timetableIn } from '#server/railway/planner/planner.ts';
import { inPieces } from '#server/railway/planner/seat-changes.ts';
import { networkOf, trainOf } from '#test/support/railway/trial-network.ts';

const stretches = fc.integer({ min: 1, max: 8 });

/** Which seats are taken on which stretches, and how many want to sit. */
const filled = stretches.chain((length) =>
  fc.record({
    length: fc.constant(length),
    party: fc.integer({ min: 1, max: 2 }),
    seats: fc.array(fc.array(fc.boolean(), { minLength: length, maxLength: length }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);

/** The fewest pieces by trying every way to cut; null when there is none. */
const fewest = (length: number, fits: (from: number, to: number) => boolean): number | null => {
  const least: (number | null)[] = [0];
  for (let to = 1; to <= length; to += 1) {
    const ways = least.flatMap((pieces, from) => (pieces !== null && fits(from, to) ? [pieces + 1] : []));
    least[to] = ways.length === 0 ? null : Math.min(...ways);
  }
  return least[length] ?? null;
};

test('[C-06] a full train is cut into as few pieces as there can be, each with seats for the party', () => {
  fc.assert(
    fc.property(filled, ({ length, party, seats }) => {
      const stops = Array.from({ length: length + 1 }, (_, at) => [at + 1, at * 10, at * 10] as const);
      const leg = { train: trainOf(1, stops), day: 20_000, from: 0, to: length };
      const fits = (from: number, to: number) =>
        seats.filter((taken) => !taken.slice(from, to).includes(true)).length >= party;
      const pieces = inPieces(leg, mostTrainsEachWay, fits);
      const least = fewest(length, fits);
      expect(pieces?.length ?? null).toBe(least === null || least > mostTrainsEachWay ? null : least);
      expect((pieces ?? []).every(({ from, to }) => fits(from, to))).toBe(true);
      expect((pieces ?? [leg]).map(({ from }) => from)).toEqual([
        0,
        ...(pieces ?? []).slice(0, -1).map(({ to }) => to),
      ]);
    }),
    { numRuns: 2000 },
  );
});

test('a network that is laid anew has a timetable of its own, the same one has it once', () => {
  const there = trainOf(1, [
    [1, 0, 0],
    [2, 60, 60],
  ]);
  const back = trainOf(2, [
    [2, 100, 100],
    [1, 160, 160],
  ]);
  const old = networkOf([there]);
  const renewed = networkOf([there, back], undefined, 2);
  expect(timetableIn(old)).toBe(timetableIn(old));
  expect([timetableIn(old).trains.length, timetableIn(renewed).trains.length]).toEqual([1, 2]);
});
