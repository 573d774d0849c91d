import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { inTheLongRun } from '#test/support/in-the-long-run.ts';
import { linkPackages } from '#test/support/link-packages.ts';
import { temporaryFolder } from '#test/support/shop/temporary-folder.ts';

const named = [
  ...readFileSync('docs/contributing.md', 'utf8').matchAll(
    /`([^`]*(?:npm (?:run|test|start)|run\.mjs )[^`]*)`/g,
  ),
].map(([, command = '']) => command);

/** They serve until they are ended, run all that is run here or much of it, stand for many, or ask for the history of the project. */
const notByThemselves = [
  'npm start',
  'npm run dev',
  'npm test',
  'npm test -- machines house',
  'npm test -- --changed',
  'SEED=42 npm test',
  'npm run test:long',
  'REQUESTS=1000000 npm run test:long -- test/long/fuzzed-shop.test.ts',
  'POOLER=/usr/sbin/pgbouncer npm test -- server',
  'HAPROXY=/usr/sbin/haproxy npm test -- test/server/stopped.test.ts',
  'npm run mutants -- <flow>',
  'npm run mutants -- all operation 40 7 quick',
  'npm run accept -- <flow> <transition> … "why"',
  'npm run accept -- rental-reservation all "The cars of a rental are frozen as they begin."',
];

const commands = [...new Set(named)].filter((command) => !notByThemselves.includes(command));

const leftOut = new Set(['.git', '.data', '.reports', '.ci', 'node_modules', 'dist']);

const copyProject = async (): Promise<string> => {
  const place = await temporaryFolder();
  const rooms = (await readdir('.')).filter((room) => !leftOut.has(room));
  await Promise.all(rooms.map((room) => cp(room, join(place, room), { recursive: true })));
  await linkPackages(process.cwd(), place);
  return place;
};

const ran = (command: string, cwd: string): Promise<{ readonly failed: boolean; readonly text: string }> =>
  new Promise((resolve) => {
    exec(command, { cwd, env: { ...process.env, VITEST: '' } }, (error, out, reported) =>
      resolve({ failed: error !== null, text: `${out}${reported}` }),
    );
  });

test('what contributing names is run here, or is known not to end by itself', () => {
  expect(notByThemselves.filter((command) => !named.includes(command))).toEqual([]);
  expect(commands.length).toBeGreaterThan(7);
});

/** They look at all of the house, or draw all of it. */
const slow = new Set([
  'npm run check',
  'npm test -- test/house/docs.test.ts',
  'npm run charts -- all --pages',
  'node src/server/command/run.mjs test/house/inspect.ts src/ui',
  'node src/server/command/run.mjs test/house/draw.ts',
]);
const quick = commands.filter((command) => !slow.has(command));
const drawn = quick.filter((_, at) => at === inject('seed') % quick.length);

test.each(inTheLongRun(commands, drawn))(
  'contributing: %s runs',
  async (command) => {
    const { failed, text } = await ran(command, await copyProject());
    expect(failed, text).toBe(false);
  },
  5 * minute,
);
