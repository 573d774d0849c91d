import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFeed } from '#server/railway/gtfs/read-feed.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { foundTrains, importInto } from '#test/support/railway/imported.ts';
import { longLine } from '#test/support/railway/long-line.ts';
import { newParty } from '../../support/shop/seats.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const last = 126;

test('[C-06] a train of 127 stops is imported, found and sold: a place is taken over the stretches it was sold for, and free over the others', async () => {
  const stations = await importInto(shop, longLine(last + 1));
  expect(stations).toHaveLength(last + 1);
  const at = (stop: number) => stations[stop] ?? 0;
  const [train] = await foundTrains(shop, at(0), at(last));
  expect([train?.number, train?.cars.length]).toEqual(['700', 4]);
  const runId = train?.id ?? 0;
  const { seats } = shop.open.app;
  const held = async (fromStop: number, toStop: number) => {
    const answer = await seats.hold({
      runId,
      coach: 1,
      seat: '4A',
      fromStop,
      toStop,
      gender: 'F',
      occupant: 'passenger',
      party: newParty(),
    });
    return answer.ok ? answer.value.holdId : answer.refusal;
  };
  const across = await held(60, 70);
  const others = [
    [0, 60],
    [70, last],
    [62, 64],
    [0, 61],
    [69, 70],
    [0, last],
  ] as const;
  const answers: string[] = [];
  for (const [from, to] of others) answers.push(await held(from, to));
  const isHold = expect.stringMatching(/^.{20,}$/);
  expect([across, ...answers]).toEqual([
    isHold,
    isHold,
    isHold,
    'seat-taken',
    'seat-taken',
    'seat-taken',
    'seat-taken',
  ]);
  const freeOver = async (from: number, to: number): Promise<number> => {
    await shop.open.app.occupancy.caughtUp();
    return shop.open.app.occupancy
      .freeIn(runId, from, to)
      .filter(({ coach }) => coach === 1)
      .reduce((sum, { general }) => sum + general, 0);
  };
  const taken = await freeOver(63, 64);
  expect(await seats.release(across)).toEqual({ ok: true, value: null });
  expect((await freeOver(63, 64)) - taken).toBe(1);
  expect(await held(61, 69)).toEqual(isHold);
});

test('a train of 128 stops is refused in one line', () => {
  expect(() => readFeed(new Map(Object.entries(longLine(last + 2))))).toThrow(
    /^stop_times\.txt:2: trip long has more than 127 stops$/,
  );
});
