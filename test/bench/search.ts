import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { writeAvailability } from '#server/railway/trains/availability.ts';
import { findJourneys, type Sought } from '#server/railway/trains/find-journeys.ts';
import { searchWays } from '#server/railway/trains/search-ways.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import type { Bench, Figure } from './figure.ts';

type Pair = readonly [from: number, to: number];

const searches = 3000;
const heldSeats = 3000;
const ankara = 98;
const istanbul = 1325;
const busy: Pair = [ankara, istanbul];
const daysAhead = 7;

const figure = (name: string, value: number, unit: string, target: string | null = null): Figure => ({
  name,
  value,
  unit,
  ratio: null,
  target,
});

/** The same numbers in every run. */
const drawn = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fff_ffff;
    return state / 0x7fff_ffff;
  };
};

/** Milliseconds of processor time so far. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const ranked = (numbers: readonly number[]) => {
  const sorted = numbers.toSorted((one, other) => one - other);
  return (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
};

/** By the clock and by processor time, so that what else the machine does can be told apart. */
const measured = (
  name: string,
  pairs: readonly Pair[],
  search: (pair: Pair) => void,
  [latest, least]: readonly [string | null, string],
): readonly Figure[] => {
  for (const pair of pairs.slice(0, 500)) search(pair);
  const took = pairs.map((pair) => {
    const began = performance.now();
    const before = spent();
    search(pair);
    return { clock: performance.now() - began, processor: spent() - before };
  });
  const byClock = ranked(took.map(({ clock }) => clock));
  const byProcessor = ranked(took.map(({ processor }) => processor));
  const sum = took.reduce((all, { processor }) => all + processor, 0);
  return [
    figure(`${name}: p50 by the clock`, byClock(0.5), 'ms'),
    figure(`${name}: p99 by the clock`, byClock(0.99), 'ms', latest),
    figure(`${name}: p99 of processor time`, byProcessor(0.99), 'ms', latest),
    figure(`${name}: a second of one core`, (1000 * pairs.length) / sum, '/s', least),
  ];
};

/** Seats held here and there on the day that is searched, so that bitmaps have something to count. */
const holdSome = async (
  { railway, seats, occupancy }: AppContext,
  runs: readonly (readonly [number, number])[],
) => {
  const network = railway.network();
  const next = drawn(5);
  const asked = Array.from({ length: heldSeats }, () => {
    const [runId, index] = runs[Math.floor(next() * runs.length)] ?? [0, 0];
    const train = network.trains[index];
    const coach = train?.coaches[Math.floor(next() * train.coaches.length)];
    const places = network.templates.get(coach?.template ?? -1)?.places ?? [];
    const place = places[Math.floor(next() * places.length)];
    const last = (train?.stops.length ?? 2) - 1;
    const fromStop = Math.floor(next() * last);
    return {
      runId,
      coach: coach?.index ?? 0,
      seat: place?.number ?? '',
      fromStop,
      toStop: fromStop + 1 + Math.floor(next() * (last - fromStop)),
      gender: next() < 0.5 ? ('F' as const) : ('M' as const),
      occupant: 'passenger' as const,
      party: crypto.randomUUID(),
    };
  });
  const answers = await Promise.all(asked.map((wanted) => seats.hold(wanted)));
  await occupancy.caughtUp();
  return answers.filter(({ ok }) => ok).length;
};

/** A client of its own process: it keeps some questions under way and says how many were answered, in bytes too. */
const client = `
const [url, body, count, width] = process.argv.slice(1);
let left = Number(count), bytes = 0, good = 0;
const one = async () => {
  while (left-- > 0) {
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    bytes += (await answer.arrayBuffer()).byteLength;
    if (answer.ok) good += 1;
  }
};
await Promise.all(Array.from({ length: Number(width) }, one));
process.stdout.write(JSON.stringify({ good, bytes }));
`;

const ended = async (child: ChildProcess): Promise<void> => {
  await once(child, 'exit');
};

const asked = async (shop: TestShop, path: string, body: unknown, count: number) => {
  const url = `http://127.0.0.1:${shop.port}${path}`;
  const words = ['--input-type=module', '-e', client, url, JSON.stringify(body), String(count), '4'];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), ended(child)]);
  const { good, bytes }: { good: number; bytes: number } = JSON.parse(output);
  if (good !== count) throw new Error(`${count - good} of ${count} questions were not answered.`);
  return bytes / count;
};

const overHttp = async (
  name: string,
  shop: TestShop,
  { path, body, count, target }: { path: string; body: unknown; count: number; target: string },
): Promise<readonly Figure[]> => {
  await asked(shop, path, body, Math.ceil(count / 4));
  const before = spent();
  const size = await asked(shop, path, body, count);
  return [
    figure(`${name}: a second of one core`, (1000 * count) / (spent() - before), '/s', target),
    figure(`${name}: size`, size / 1000, 'kB'),
  ];
};

const two = (part: number): string => String(part).padStart(2, '0');

const momentOf = (instant: number): string => {
  const at = new Date(instant);
  return `${two(at.getUTCDate())}-${two(at.getUTCMonth() + 1)}-${at.getUTCFullYear()} 21:00:00`;
};

/** Whole-day searches over the seed: in this process, and over HTTP. Rates are of processor time of the server. */
export const search: Bench = async () => {
  const shop = await openTestShop();
  const { app } = shop.open;
  const network = app.railway.network();
  const now = app.clock.now();
  const day = dayNumberAt(now) + daysAhead;
  const begin = startOfDay(day);
  const within = { network, occupancy: app.occupancy, now };
  const soughtOf = ([from, to]: Pair): Sought => ({ from, to, begin, party: 1, without: new Set() });
  const pairs: readonly Pair[] = [...network.pairs].flatMap(([from, ends]) =>
    [...ends].map((to): Pair => [from, to]),
  );
  const found = findJourneys(soughtOf(busy), within);
  const runs = found.ok
    ? found.value.flatMap(({ legs }) => legs.map(({ runId, leg }) => [runId, leg.train.index] as const))
    : [];
  const held = await holdSome(app, runs);
  const next = drawn(7);
  const anyPairs = Array.from({ length: searches }, () => pairs[Math.floor(next() * pairs.length)] ?? busy);
  const busyPairs = Array.from({ length: searches / 4 }, () => busy);
  const findIn = (pair: Pair) => findJourneys(soughtOf(pair), within);
  const countAvailability = (pair: Pair) => {
    const answer = searchWays([soughtOf(pair)], within);
    return answer.ok
      ? writeAvailability(network, answer.value).reduce((sum, part) => sum + part.length, 0)
      : 0;
  };
  const slim = {
    ways: [{ from: ankara, to: istanbul, day: travelDayOf(day) }],
    party: { passengers: 1, women: 0, men: 0 },
  };
  const full = {
    searchRoutes: [
      {
        departureStationId: ankara,
        arrivalStationId: istanbul,
        departureDate: momentOf(begin),
      },
    ],
    passengerTypeCounts: [{ id: 0, count: 1 }],
    searchReservation: false,
  };
  try {
    return [
      figure('seats held on the day that is searched', held, ''),
      ...measured('any pair, in process', anyPairs, findIn, ['< 10', '≥ 500']),
      ...measured('Ankara–İstanbul, in process', busyPairs, findIn, ['< 10', '≥ 500']),
      ...measured('Ankara–İstanbul, written for the wire', busyPairs, countAvailability, [null, '≥ 100']),
      ...(await overHttp('the shop’s own answer over HTTP', shop, {
        path: '/tms/train/journeys',
        body: slim,
        count: 2000,
        target: '≥ 500',
      })),
      ...(await overHttp('the wire’s whole answer over HTTP', shop, {
        path: '/tms/train/train-availability',
        body: full,
        count: 400,
        target: '≥ 100',
      })),
    ];
  } finally {
    await shop.end();
  }
};
