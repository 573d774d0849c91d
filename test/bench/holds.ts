import type { Pool } from 'pg';
import { masksOf } from '#server/railway/occupancy/stretch.ts';
import { findClaim } from '#server/sale/holds/find-claim.ts';
import { allGuards } from '#server/sale/holds/guards.ts';
import { holdStatementOf } from '#server/sale/holds/hold-statement.ts';
import { attemptOf, valuesOf } from '#server/sale/holds/hold-values.ts';
import type { WantedPlace } from '#server/sale/holds/seats.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type BareHold, holdBarely, makeBareTables, rateOfPgbench } from './bare-holds.ts';
import type { Bench, Figure } from './figure.ts';
import { holdsOverHttp } from './http-holds.ts';
import { wantedHolds } from './wanted-holds.ts';

const clients = 256;
const connections = 20;
const seconds = 4;
const rounds = 2;
const minutes = 600_000;

type Measured = {
  readonly rate: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly share: number;
};

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(sorted.length * share)] ?? 0;

/** So many clients, each asking again as soon as it has an answer, for some seconds. */
const measure = async (hold: () => Promise<boolean>): Promise<Measured> => {
  const walls: number[] = [];
  let granted = 0;
  const began = performance.now();
  const ends = began + seconds * 1_000;
  const before = process.cpuUsage();
  const client = async (): Promise<void> => {
    while (performance.now() < ends) {
      const asked = performance.now();
      if (await hold()) granted += 1;
      walls.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const { user, system } = process.cpuUsage(before);
  const sorted = walls.toSorted((one, other) => one - other);
  return {
    rate: (granted * 1_000) / (performance.now() - began),
    cpu: (user + system) / granted,
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    share: granted / walls.length,
  };
};

const mean = (all: readonly Measured[], of: (one: Measured) => number): number =>
  all.reduce((sum, one) => sum + of(one), 0) / all.length;

const clear = async (pool: Pool): Promise<void> => {
  await pool.query('truncate seat_unit, seat_hold, seat_change, bare_seat, bare_hold');
  await pool.query('checkpoint');
};

/** The statement of the batches with one place in it: the same rule, the same rows, one hold a statement. */
const holdSingly = (shop: TestShop) => {
  const { app, store } = shop.open;
  const statement = holdStatementOf(allGuards, 'between-bookings');
  return async (wanted: WantedPlace): Promise<boolean> => {
    const now = app.clock.now();
    const claim = findClaim(app.railway.network(), wanted, () => false, now);
    if (!claim.ok) throw new Error(claim.refusal);
    const values = [...valuesOf([attemptOf(claim.value)], now + minutes)];
    const { rowCount } = await store.pool.query({ ...statement, name: `single ${statement.name}`, values });
    return rowCount === 1;
  };
};

const bareOf = ({ runId, coach, seat, fromStop, toStop }: WantedPlace): BareHold => ({
  runId,
  coach,
  seat: Number.parseInt(seat, 10) * 4 + (seat.codePointAt(seat.length - 1) ?? 0),
  mask: masksOf(fromStop, toStop)[0],
});

const figure = (name: string, value: number, unit: string, target: string | null = null): Figure => ({
  name,
  value,
  unit,
  ratio: null,
  target,
});

const figuresOf = async (shop: TestShop): Promise<readonly Figure[]> => {
  const { app, store } = shop.open;
  const next = wantedHolds(app);
  const single = holdSingly(shop);
  await makeBareTables(store.pool);
  const ours: Measured[] = [];
  const singles: Measured[] = [];
  const bares: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await clear(store.pool);
    singles.push(await measure(() => single(next())));
    await clear(store.pool);
    ours.push(await measure(async () => (await app.seats.hold(next())).ok));
    await clear(store.pool);
    bares.push(await measure(() => holdBarely(store.pool, bareOf(next()))));
  }
  await clear(store.pool);
  const pgbench = await rateOfPgbench(shop.url, connections, seconds);
  await clear(store.pool);
  const http = await holdsOverHttp(shop, next);
  const inProcess = mean(ours, (one) => one.cpu);
  const rate = mean(ours, (one) => one.rate);
  const against = (to: string, other: number, target: string | null): Figure => ({
    ...figure(`granted holds, neighbour rule on, against ${to}`, rate, '/s', target),
    ratio: { to, value: rate / other },
  });
  return [
    against(
      'the same statement, one hold each',
      mean(singles, (one) => one.rate),
      '≥ 3',
    ),
    against(
      'a bare hold without any rule, one each',
      mean(bares, (one) => one.rate),
      null,
    ),
    ...(pgbench === null ? [] : [against('pgbench with the bare hold', pgbench, null)]),
    figure(
      'the same statement, one hold each',
      mean(singles, (one) => one.rate),
      '/s',
    ),
    figure(
      'a bare hold without any rule, one each',
      mean(bares, (one) => one.rate),
      '/s',
    ),
    figure(
      'share of asked holds that were granted',
      mean(ours, (one) => one.share),
      '',
    ),
    figure(
      'a hold in this process: p50',
      mean(ours, (one) => one.p50),
      'ms',
    ),
    figure(
      'a hold in this process: p99',
      mean(ours, (one) => one.p99),
      'ms',
    ),
    figure('processor time of a hold in this process', inProcess, 'µs'),
    figure('processor time of node:http alone for such a question and answer', http.bare, 'µs'),
    {
      ...figure('processor time of the server for a hold over HTTP', http.hold, 'µs', '≤ 60'),
      ratio: {
        to: 'node:http alone and a hold in this process',
        value: http.hold / (http.bare + inProcess),
      },
    },
    figure('holds over HTTP', http.rate, '/s'),
  ];
};

/** Durable holds on the same cluster in the same run: batched, one by one, and as bare as can be. */
export const holds: Bench = async () => {
  const shop = await openTestShop({ settings: { PROXIES: '1' } });
  try {
    return await figuresOf(shop);
  } finally {
    await shop.end();
  }
};
