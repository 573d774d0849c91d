import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { chromium } from '../../src/atlas/command/chromium.ts';
import { reportsInto } from './reports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));

/** Nothing is run again when a file changes, and the databases of a run are a hundred thousand files. */
const server = { watch: null } as const;

const base = (name: string, groupOrder: number) => ({
  name,
  root,
  include: [`test/${name}/**/*.test.{ts,tsx}`],
  setupFiles: ['test/support/seed.ts'],
  provide: { seed },
  env: { SEED: String(seed), TEST_RUN: String(process.pid) },
  sequence: { groupOrder, seed },
  // A busy machine is slow; what never ends is still found.
  testTimeout: 60_000,
  expect: { requireAssertions: true, poll: { timeout: 15_000 } },
});

/** What the files of a worker share ends with the worker. */
const environment = 'test/support/worker.ts';

/** Its files share the cores: they are pure, or wait for a database more than they reckon. */
const inNode = (name: string, groupOrder: number, more: object = {}): TestProjectConfiguration => ({
  root,
  server,
  test: {
    ...base(name, groupOrder),
    ...more,
    environment,
    maxWorkers: availableParallelism(),
    hookTimeout: 120_000,
  },
});

/** The server's modules take longer to bring than many of its tests: its files bring them once a worker. */
const sharingModules = { isolate: false } as const;

const withDatabases = { globalSetup: ['test/support/drop-databases.ts', 'test/support/server/pgbouncer.ts'] };

/** Runs in `npm run test:long` only. */
const inTheLongRun = (): TestProjectConfiguration[] => (process.env.LONG ? [alone('long', 4)] : []);

/** Its files have a server and a browser of their own, and wait for both: two at a time keep two cores busy. */
const inTwos = (name: string, groupOrder: number): TestProjectConfiguration => ({
  root,
  server,
  test: {
    ...base(name, groupOrder),
    ...sharingModules,
    ...withDatabases,
    environment,
    maxWorkers: 2,
    hookTimeout: 120_000,
  },
});

/** Its files measure, and want the machine for themselves. */
const alone = (name: string, groupOrder: number): TestProjectConfiguration => ({
  root,
  server,
  test: {
    ...base(name, groupOrder),
    ...withDatabases,
    environment,
    fileParallelism: false,
    hookTimeout: 120_000,
  },
});

/** Found by the browser only while tests run, a package would make the page start over in their middle. */
const packages = [
  '@formatjs/intl',
  '@xstate/react',
  'elkjs/lib/elk-api.js',
  'ky',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'xstate',
  'xstate/graph',
];

const inBrowser = async (name: string, groupOrder: number): Promise<TestProjectConfiguration> => ({
  root,
  server,
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: packages },
  test: {
    ...base(name, groupOrder),
    maxWorkers: 2,
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: await chromium() }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  root,
  server,
  test: {
    reporters: [process.env.CI ? 'dot' : 'default', reportsInto('.reports', seed)],
    passWithNoTests: false,
    projects: [
      inNode('domain', 0, sharingModules),
      inNode('contract', 0, { ...sharingModules, ...withDatabases }),
      inNode('machines', 0, sharingModules),
      inNode('atlas', 0, sharingModules),
      inNode('house', 0, sharingModules),
      inNode('server', 1, { ...sharingModules, ...withDatabases }),
      await inBrowser('screens', 2),
      inTwos('e2e', 3),
      ...inTheLongRun(),
      alone('dump', 5),
    ],
  },
});
