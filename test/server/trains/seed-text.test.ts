import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeDecode, safeEncode } from 'zod/mini';
import { journeys } from '#contract/journeys/journeys.ts';
import { availabilityAnswer } from '#contract/journeys/train-availability.ts';
import { startOfDay } from '#domain/time/travel-day.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { writeAvailability } from '#server/railway/trains/availability.ts';
import { journeysText } from '#server/railway/trains/journeys-text.ts';
import { searchWays } from '#server/railway/trains/search-ways.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { availabilityShape } from '#test/support/railway/availability-shape.ts';
import { plainOccupancy } from '#test/support/railway/plain-occupancy.ts';
import { misshapen, readShaped } from '#test/support/railway/shape.ts';

const network = networkOf(buildNetwork(), 1);
const occupancy = plainOccupancy(network);
const pairs = [...network.pairs].flatMap(([from, ends]) => [...ends].map((to) => ({ from, to })));
const firstDay = 20_782;
const now = startOfDay(firstDay);
const pace = { numRuns: inTheLongRun(3000, 20) };

const asked = fc.record({
  ways: fc.array(fc.constantFrom(...pairs), { minLength: 1, maxLength: 2 }),
  begin: fc.integer({ min: 0, max: 14 * 24 }).map((hours) => now + hours * 3_600_000),
  party: fc.record({ women: fc.integer({ min: 0, max: 2 }), men: fc.integer({ min: 0, max: 2 }) }),
});

test('[C-06] both texts say what their schemas read and write, for any pair of the whole network', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(asked, ({ ways, begin, party }) => {
      const sought = ways.map((way) => ({ ...way, begin, party: 1, without: new Set<string>() }));
      const found = searchWays(sought, { network, occupancy, now });
      if (!found.ok) return found.refusal === 'no-train-found';
      const wire = writeAvailability(network, found.value).join('');
      const read = safeDecode(availabilityAnswer, JSON.parse(wire));
      if (!read.success) throw read.error;
      const written = safeEncode(availabilityAnswer, read.data);
      expect(written.success && written.data).toEqual(JSON.parse(wire));
      expect(misshapen(readShaped(wire), availabilityShape)).toEqual([]);
      const own = journeysText(network, party)(now, found.value);
      const ownRead = safeDecode(journeys.granted, JSON.parse(own));
      if (!ownRead.success) throw ownRead.error;
      expect(ownRead.data).toEqual(JSON.parse(own));
      return true;
    }),
    pace,
  );
});

/** Places come and go from round to round, differently in every coach. */
const inRound = (round: number) => ({
  ...occupancy,
  freeIn: (runId: number, fromStop: number, toStop: number) =>
    occupancy
      .freeIn(runId, fromStop, toStop)
      .map((row, at) => ({ ...row, general: ((runId + at * 7) * (round + 1)) % 3 })),
});

test('what is told again is what would be written anew, whoever came or went, on sale or not yet', () => {
  const way = { from: 98, to: 1325, begin: now + 4 * 86_400_000, party: 1, without: new Set<string>() };
  const instants = [now, now - 20 * 86_400_000];
  const texts = [0, 1, 1, 2, 0].flatMap((round) =>
    instants.map((instant) => {
      const within = { network, occupancy: inRound(round), now: instant };
      const found = searchWays([way], within);
      if (!found.ok) return [found.refusal, found.refusal];
      const [again, anew] = [network, { ...network }].map((each) =>
        writeAvailability(each, found.value).join(''),
      );
      return [again, anew];
    }),
  );
  expect(texts.filter(([again, anew]) => again !== anew)).toEqual([]);
  expect(new Set(texts.map(([again]) => again)).size).toBeGreaterThan(2);
});
