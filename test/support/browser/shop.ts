import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { askedOrigin } from '../asked-suite.ts';
import { copyOf, startedOnce } from '../copied-database.ts';
import { refuseLoggedNumbers } from '../dump/logged-numbers.ts';
import { endsWithParent } from '../ends-with-parent.ts';
import { onceAWorker } from '../once-a-worker.ts';
import { worldHand } from '../shop/world.ts';

/** The built shop as a process of its own, on a free port, with a database as its first start leaves it. */
export type Shop = {
  readonly origin: string;
  readonly databaseUrl: string;
  /** All it has printed so far. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  readonly stop: () => Promise<void>;
};

export type Settings = Readonly<Record<string, string>>;

const startsWithin = 120_000;
const stopsWithin = 15_000;
const address = /https?:\/\/[\w.-]+:\d+/;

const isOver = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** Asked to stop, and made to when it does not. */
const end = async (process: ChildProcess) => {
  if (isOver(process)) return;
  const over = once(process, 'exit');
  process.kill('SIGTERM');
  const timeout = AbortSignal.timeout(stopsWithin);
  timeout.addEventListener('abort', () => process.kill('SIGKILL'));
  await over;
};

const readAddress = (process: ChildProcess, output: () => string) =>
  new Promise<string>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`The shop ${what}. It said:\n${output()}`));
    const timeout = AbortSignal.timeout(startsWithin);
    timeout.addEventListener('abort', () => fail(`named no address within ${startsWithin / 1000} s`));
    process.once('exit', (code) => fail(`ended with ${code} before it answered`));
    const hear = () => {
      const [found] = address.exec(output()) ?? [];
      if (found === undefined) return;
      process.stdout?.off('data', hear);
      resolve(found);
    };
    process.stdout?.on('data', hear);
  });

/** What a runner of tests says of itself is not for the shop. */
const outerEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST')),
  );

const built = 'src/server/command/start.mjs';

const startOver = async (databaseUrl: string, settings: Settings, command = built): Promise<Shop> => {
  const folder = await mkdtemp(join(tmpdir(), 'sefer-shop-'));
  await chmod(folder, 0o755);
  const heard: string[] = [];
  const output = () => heard.join('');
  const shop = spawn(process.execPath, [...endsWithParent, command], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...outerEnvironment(),
      PORT: '0',
      BANK_PORT: '0',
      DATA_DIR: folder,
      SHOP_ENV: 'LOCAL-DEV',
      DATABASE_URL: databaseUrl,
      ...settings,
    },
  });
  shop.stdout.on('data', (part) => heard.push(String(part)));
  shop.stderr.on('data', (part) => heard.push(String(part)));
  const stop = async () => {
    await end(shop);
    await rm(folder, { recursive: true, force: true });
    refuseLoggedNumbers(output().split('\n'));
  };
  try {
    const origin = await readAddress(shop, output);
    return { origin, databaseUrl, output, isRunning: () => !isOver(shop), stop };
  } catch (reason) {
    await stop();
    throw reason;
  }
};

/** Laid once a run by the built shop itself, unless a shop of this run has laid it already. */
const seeded = startedOnce(async (url) => (await startOver(url, {})).stop());

export const startShop = async (settings: Settings = {}, command = built): Promise<Shop> => {
  const database = await copyOf(seeded);
  try {
    const shop = await startOver(database.url, settings, command);
    return {
      ...shop,
      stop: async () => {
        await shop.stop();
        await database.drop();
      },
    };
  } catch (reason) {
    await database.drop();
    throw reason;
  }
};

/** A shop somebody runs already, with its world open: it is walked in, and neither started nor stopped. */
const shopAt = (origin: string): Shop => ({
  origin,
  databaseUrl: '',
  output: () => '',
  isRunning: () => true,
  stop: () => Promise.resolve(),
});

const shopOfThisWorker = onceAWorker({
  make: async () => (askedOrigin === null ? startShop() : shopAt(askedOrigin)),
  end: ({ stop }) => stop(),
  isAlive: ({ isRunning }) => isRunning(),
});

/** The files of a worker share one shop: each finds the world as the first start leaves it. */
const sharedShop = async (): Promise<Shop> => {
  const shop = await shopOfThisWorker();
  await worldHand(shop.origin).turn({ do: 'reset' });
  return { ...shop, stop: () => Promise.resolve() };
};

/** One shop for all tests of a file, one of its own where the file has settings. It is asked for inside a test. */
export const shopOfThisFile = (settings?: Settings): (() => Shop) => {
  const started: Shop[] = [];
  beforeAll(async () => {
    started.push(await (settings === undefined ? sharedShop() : startShop(settings)));
  }, startsWithin * 2);
  afterAll(() => Promise.all(started.map(({ stop }) => stop())));
  return () => {
    const [shop] = started;
    if (shop === undefined) throw new Error('The shop is asked for before it was started.');
    return shop;
  };
};
