import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayNumberOf } from '#domain/time/travel-day.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { runsOn, type Stop, type Train } from '#server/railway/network/railway.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { seedFacts } from '#server/railway/seed/seed-facts.ts';
import { leftOutPairs, pairsPage, pairsTextOf } from '#test/support/railway/left-out-pairs.ts';
import { seenRuns } from '#test/support/railway/seen-runs.ts';

const document = buildNetwork();
const network = networkOf(document, 1);
const trains = network.trains.flatMap((train) => (train === undefined ? [] : [train]));

const trainNumbered = (number: string): Train => {
  const train = trains.find((one) => one.number === number);
  if (train === undefined) throw new Error(`No train has the number ${number}.`);
  return train;
};

const runningOn = (day: string) => trains.filter(({ calendar }) => runsOn(calendar, dayNumberOf(day)));

const clock = (minute: number): string => {
  const inDay = minute % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`;
};

/** A seen stop's hours; a dash was not seen. */
const hoursOf = (stop: Stop, seen: string): string => {
  const [, arrival, departure] = seen.split(' ');
  return `${stop.station} ${arrival === '-' ? '-' : clock(stop.arrival)} ${departure === '-' ? '-' : clock(stop.departure)}`;
};

test('the network is made alike every time', () => {
  expect(JSON.stringify(buildNetwork())).toBe(JSON.stringify(document));
});

test.each(Object.entries(seenRuns))(
  'run %s keeps the hours that were seen, to the minute',
  (number, seen) => {
    const train = trainNumbered(number);
    const lines = seen.hours.split(' | ');
    const first = train.stops.findIndex(({ station }) => station === Number(lines[0]?.split(' ')[0]));
    const stops = train.stops.slice(first, first + lines.length);
    expect(stops.map((stop, at) => hoursOf(stop, lines[at] ?? ''))).toEqual(lines);
  },
);

test.each(Object.entries(seenRuns).filter(([, { coaches }]) => coaches !== null))(
  'run %s is put together as it was seen',
  (number, { coaches }) => {
    const coachNames = trainNumbered(number).coaches.map(({ name, template }) => `${name}:${template}`);
    expect(coachNames.join(' ')).toBe(coaches);
  },
);

test('about 600 runs begin on each of the next 60 days, and Sundays and holidays are thinner', () => {
  const counts = Array.from({ length: 60 }, (_, nth) => {
    const day = dayNumberOf('2026-11-21') + nth;
    return trains.filter(({ calendar }) => runsOn(calendar, day)).length;
  });
  expect([Math.min(...counts), Math.max(...counts)]).toEqual([591, 631]);
  expect(
    [runningOn('2026-11-24'), runningOn('2026-11-22'), runningOn('2027-01-01')].map((all) => all.length),
  ).toEqual([621, 591, 591]);
});

test('every train goes forward in time and in kilometres, and no station comes twice', () => {
  const odd = trains.filter(({ stops }) =>
    stops.some((stop, at) => {
      const before = stops[at - 1];
      const isAhead =
        before === undefined || (stop.arrival > before.departure && stop.kilometres > before.kilometres);
      return stop.departure < stop.arrival || !isAhead;
    }),
  );
  expect(odd.map(({ number }) => number)).toEqual([]);
  expect(
    trains.filter(({ stops }) => new Set(stops.map(({ station }) => station)).size < stops.length),
  ).toEqual([]);
  expect(trains.filter(({ stops }) => stops.length > 64)).toEqual([]);
});

test('trains run by night, over two and over three days', () => {
  const nights = trains.filter(({ stops }) => (stops.at(-1)?.arrival ?? 0) >= 1440);
  expect(nights.length).toBeGreaterThan(30);
  expect(
    nights.filter(({ stops }) => (stops.at(-1)?.arrival ?? 0) >= 2880).map(({ number }) => number),
  ).toContain('12502');
});

test.each(['12501', '12502'])('the tourist train %s takes some 33 hours for 1,365 km', (number) => {
  const { stops, opensDaysBefore, type } = trainNumbered(number);
  const hours = ((stops.at(-1)?.arrival ?? 0) - (stops[0]?.departure ?? 0)) / 60;
  expect([type, stops.at(-1)?.kilometres, Math.round(hours), opensDaysBefore]).toEqual([
    'TURISTIK_TREN',
    1365,
    33,
    30,
  ]);
  expect(new Set([stops[0]?.station, stops.at(-1)?.station])).toEqual(new Set([98, 532]));
});

test.each(trainTypes)('[K-05] trains of the kind %s are on sale in any two weeks', (type) => {
  const days = Array.from({ length: 14 }, (_, nth) => dayNumberOf('2026-11-21') + nth);
  const running = trains.filter(
    (train) => train.type === type && days.some((day) => runsOn(train.calendar, day)),
  );
  const unsold = running.filter((train) => {
    const places = train.coaches.flatMap(({ template }) => network.templates.get(template)?.places ?? []);
    const ends = [train.stops[0]?.station ?? 0, train.stops.at(-1)?.station ?? 0] as const;
    return (
      places.length === 0 ||
      places.some(({ cabinClass }) => network.fareOf(train, ...ends, cabinClass) === null)
    );
  });
  expect(running.length).toBeGreaterThan(0);
  expect(unsold).toEqual([]);
});

test.each(trainTypes)('[K-05] a train of the kind %s joins two stations the shop offers together', (type) => {
  const offered = trains
    .filter((train) => train.type === type)
    .filter(({ stops }) =>
      stops.some(({ station }, at) =>
        stops.slice(at + 1).some((later) => network.pairs.get(station)?.has(later.station)),
      ),
    );
  expect(offered.length).toBeGreaterThan(0);
});

test('at every station call trains of every kind it names, and at every station on sale some train calls', () => {
  const calling = new Map<number, Set<string>>();
  for (const { type, stops } of trains) {
    for (const { station } of stops) calling.set(station, (calling.get(station) ?? new Set()).add(type));
  }
  const unserved = document.stations.filter(
    ({ id, trainTypes: kinds, isOnSale }) =>
      kinds.some((kind) => calling.get(id)?.has(kind) !== true) || (isOnSale && !calling.has(id)),
  );
  expect(unserved).toEqual([]);
});

test.each(cabinClasses)('[K-06] class %s is sold in some train of every day', (cabinClass) => {
  const selling = runningOn('2026-11-25').filter(({ coaches }) =>
    coaches.some(({ template }) =>
      network.templates.get(template)?.places.some((place) => place.cabinClass === cabinClass),
    ),
  );
  expect(selling.length).toBeGreaterThan(0);
});

test('568 stations stand somewhere in Türkiye; where no place is known, in the town of their province', () => {
  const towns = new Map(seedFacts.cities.map(({ id, at }) => [id, at]));
  expect(network.stations.size).toBe(568);
  const abroad = document.stations.filter(
    ({ latitude, longitude }) => latitude < 35.8 || latitude > 42.2 || longitude < 25.6 || longitude > 44.9,
  );
  expect(abroad).toEqual([]);
  const unplaced = Object.values(seedFacts.stations)
    .flat()
    .filter(([, , , latitude]) => latitude === null);
  expect(unplaced.length).toBeGreaterThan(150);
  expect(
    unplaced.filter(([id]) => {
      const station = network.stations.get(id);
      const [latitude, longitude] = towns.get(station?.cityId ?? 0) ?? [];
      return station?.latitude !== latitude || station?.longitude !== longitude;
    }),
  ).toEqual([]);
});

test('kilometres that were seen are kept to the metre', () => {
  const differences = trains.flatMap(({ stops, number }) =>
    stops.flatMap((stop, at) => {
      const before = stops[at - 1];
      const seen = seedFacts.kilometres.find(
        ([one, other]) =>
          (one === before?.station && other === stop.station) ||
          (other === before?.station && one === stop.station),
      );
      return seen === undefined || before === undefined
        ? []
        : [{ number, apart: Math.abs(stop.kilometres - before.kilometres - seen[2]) }];
    }),
  );
  expect(differences.length).toBeGreaterThan(500);
  expect(differences.filter(({ apart }) => apart > 0.0021)).toEqual([]);
});

test('every pair the operator names is reached within four legs, or is listed with the reason', () => {
  const leftOut = leftOutPairs(document);
  expect(new Set(leftOut.map(({ reason }) => reason))).toEqual(
    new Set(['the station is not in the station list']),
  );
  expect(readFileSync(pairsPage, 'utf8')).toBe(pairsTextOf(leftOut));
  const carried = [...network.pairs.values()].reduce((sum, { size }) => sum + size, 0);
  expect([carried, leftOut.length]).toEqual([19_098, 291]);
});
