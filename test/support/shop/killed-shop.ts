import { Client } from 'pg';
import { expect } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { over, postmasterIn, type Running, start } from './built-server.ts';
import { buyersOf } from './buyers.ts';
import { findRuns, type OrderPlaces, type Run } from './order-client.ts';
import { loadOrders } from './order-load.ts';
import { pause } from './pause.ts';
import { faultsOfBooks } from './shop-books.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { worldHand } from './world.ts';

export type Killed = {
  readonly kills: number;
  readonly acknowledged: number;
  readonly repeated: number;
  readonly refused: Readonly<Record<string, number>>;
  /** From the kill to the first answer, in milliseconds: of the server, and of the database under a living server. */
  readonly slowestStart: number;
  readonly slowestReturn: number;
  readonly faults: readonly string[];
};

const dayLength = 86_400_000;
const bound = 60_000;
/** Each traveller comes from an address of their own. */
const settings = { PROXIES: '1', BANK_PORT: '0' };
const twentyMinutes = 20 * 60_000;

/** The pages name the bank's origin. */
export const placesAt = async (origin: string): Promise<OrderPlaces> => {
  const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
  const [, bank = ''] = /frame-src (\S+?)(?:;|$)/.exec(policy) ?? [];
  return { shop: origin, bank };
};

/** Runs that can be booked some days from now. */
export const runsAt = async (places: OrderPlaces): Promise<readonly Run[]> => {
  const day = travelDayOf(Math.floor(Date.now() / dayLength) + 6);
  const found = await findRuns(places, { from: 98, to: 93, day }, buyersOf(1)());
  if (!found.ok) throw new Error(`No runs were found: ${found.refusal}.`);
  return found.value;
};

const isReady = async (origin: string): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/ready`)).status === 200;
  } catch {
    return false;
  }
};

const untilReady = async (origin: string): Promise<number> => {
  const began = performance.now();
  while (!(await isReady(origin))) await pause(5);
  return performance.now() - began;
};

export const countIn = async (url: string, question: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(question);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
};

const paidAndNotAtRest = `select count(*) as count from settlement join bank_payment on bank_payment.key = settlement.key
  where not at_rest and bank_payment.state in ('approved', 'captured')`;
const notAtRest = 'select count(*) as count from settlement where not at_rest';

const untilNone = async (url: string, question: string): Promise<number> => {
  for (const until = performance.now() + bound; performance.now() < until; await pause(100)) {
    if ((await countIn(url, question)) === 0) return 0;
  }
  return countIn(url, question);
};

/** What was paid comes to rest by itself; what nobody paid does when its time is over. */
export const comeToRest = async (url: string, origin: string): Promise<void> => {
  expect(await untilNone(url, paidAndNotAtRest)).toBe(0);
  await worldHand(origin).turn({ do: 'move-clock', by: twentyMinutes });
  await untilNone(url, notAtRest);
};

/** Orders go on while the server and its database are killed in turn, at instants nobody chose; then everything is counted. */
export const killWhileSelling = async (kills: number, seed: number): Promise<Killed> => {
  const folder = await temporaryFolder();
  const chance = chanceOf(seed);
  let running: Running = await start(folder, settings);
  let places = await placesAt(running.origin);
  const load = loadOrders({ places: () => places, runs: await runsAt(places), clients: 6, seed });
  let slowestStart = 0;
  let slowestReturn = 0;

  for (let kill = 0; kill < kills; kill += 1) {
    await pause(150 + chance() * 900);
    if (kill % 2 === 0) {
      await over(running.process, 'SIGKILL');
      running = await start(folder, settings);
      places = await placesAt(running.origin);
      slowestStart = Math.max(slowestStart, running.answeredAfter);
    } else {
      process.kill((await postmasterIn(folder)).pid, 'SIGKILL');
      slowestReturn = Math.max(slowestReturn, await untilReady(running.origin));
    }
  }
  await pause(500);
  await load.stop();

  const { url } = await postmasterIn(folder);
  await comeToRest(url, running.origin);
  return {
    kills,
    acknowledged: load.acknowledged.length,
    repeated: load.repeated(),
    refused: Object.fromEntries(load.refused),
    slowestStart,
    slowestReturn,
    faults: await faultsOfBooks(url, load.acknowledged),
  };
};
