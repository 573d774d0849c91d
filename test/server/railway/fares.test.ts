import { expect, test } from 'vitest';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';

const network = networkOf(buildNetwork(), 1);
const trains = network.trains.flatMap((train) => (train === undefined ? [] : [train]));

const ankara = 98;
const eskisehir = 93;
const istanbul = 1325;

const fareOf = (number: string, from: number, to: number, cabinClass: CabinClass) => {
  const train = trains.find((one) => one.number === number);
  return train === undefined ? null : network.fareOf(train, from, to, cabinClass);
};

type Yardstick = readonly [
  seenIn: string,
  train: string,
  from: number,
  to: number,
  cabinClass: CabinClass,
  seen: number,
  ours: number,
];

/** Fares that were seen, and ours. Those of 2024 have risen since; the one of September 2026 was seen once and is not followed. */
const yardsticks: readonly Yardstick[] = [
  ['2024-12', '81003', ankara, istanbul, 'Y1', 540, 930],
  ['2024-12', '81003', ankara, istanbul, 'C', 810, 1395],
  ['2024-12', '81005', ankara, istanbul, 'L', 975, 1650],
  ['2024-12', '81003', ankara, istanbul, 'DSB', 540, 930],
  ['2024-12', '22001', ankara, istanbul, 'Y1', 440, 755],
  ['2024-12', '22001', ankara, istanbul, 'B', 1845, 2765],
  ['2026-05', '81501', eskisehir, istanbul, 'Y1', 600, 600],
  ['2026-05', '81501', eskisehir, istanbul, 'C', 900, 900],
  ['2026-05', '81301', eskisehir, istanbul, 'L', 1155, 1155],
  ['2026-05', '81501', eskisehir, istanbul, 'DSB', 600, 600],
  ['2026-05', '22001', eskisehir, istanbul, 'Y1', 500, 500],
  ['2026-05', '22001', eskisehir, istanbul, 'B', 2510, 2510],
  ['2026-08', '81034', istanbul, eskisehir, 'Y1', 600, 600],
  ['2026-08', '81030', istanbul, eskisehir, 'C', 900, 900],
  ['2026-08', '81034', istanbul, eskisehir, 'L', 1155, 1155],
  ['2026-08', '12002', istanbul, eskisehir, 'Y1', 500, 500],
  ['2026-08', '12002', istanbul, eskisehir, 'B', 2510, 2510],
  ['2026-08', '81034', istanbul, ankara, 'Y1', 930, 930],
  ['2026-08', '81034', istanbul, ankara, 'C', 1395, 1395],
  ['2026-08', '81034', istanbul, ankara, 'L', 1650, 1650],
  ['2026-08', '12002', istanbul, ankara, 'Y1', 755, 755],
  ['2026-08', '12002', istanbul, ankara, 'B', 2765, 2765],
  ['2026-09', '81034', istanbul, ankara, 'Y1', 990, 930],
];

test.each(yardsticks)('seen in %s in train %s from %i to %i in %s: ₺%i, ours ₺%i', (...yardstick) => {
  const [, train, from, to, cabinClass, , ours] = yardstick;
  expect(liraOf(fareOf(train, from, to, cabinClass)?.amount ?? 0)).toBe(ours);
});

test('business is one and a half times economy, to the kuruş, on every stretch of every train that has it', () => {
  const stretches = trains
    .filter(({ type }) => type === 'YHT')
    .flatMap((train) =>
      train.stops.slice(1).map(({ station }) => {
        const from = train.stops[0]?.station ?? 0;
        return [
          network.fareOf(train, from, station, 'Y1')?.amount ?? 0,
          network.fareOf(train, from, station, 'C')?.amount ?? 0,
        ] as const;
      }),
    );
  expect(stretches.length).toBeGreaterThan(500);
  expect(stretches.filter(([economy, business]) => economy <= 0 || business * 2 !== economy * 3)).toEqual([]);
});

test('a fare names the rows that made it', () => {
  expect(fareOf('81003', ankara, istanbul, 'C')).toEqual({ amount: kurusOfLira(1395), row: 'YHT-2026/C' });
  expect(fareOf('22001', ankara, istanbul, 'B')).toEqual({ amount: kurusOfLira(2765), row: 'AH-2026/B' });
});

test('a longer way never costs less in the same train', () => {
  const cheaper = trains.filter((train) =>
    train.stops.some((stop, at) => {
      const from = train.stops[0]?.station ?? 0;
      const before = train.stops[at - 1];
      return (
        at > 1 &&
        (network.fareOf(train, from, stop.station, 'Y1')?.amount ?? 0) <
          (network.fareOf(train, from, before?.station ?? 0, 'Y1')?.amount ?? 0)
      );
    }),
  );
  expect(cheaper).toEqual([]);
});

test('against the direction, and where the train does not stop, there is no fare', () => {
  expect([fareOf('81003', istanbul, ankara, 'Y1'), fareOf('81003', ankara, 532, 'Y1')]).toEqual([null, null]);
});
