import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suiteAs } from '#machines/kit/export/paths-formats.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { isWrittenSuite, rerun, type WrittenSuite } from '#machines/kit/walk/rerun.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { ranHere } from '#test/support/ran-command.ts';
import { inTheLongRun } from '../support/in-the-long-run.ts';
import { temporaryFolder } from '../support/shop/temporary-folder.ts';
import { askingWalk } from './fixtures/asking.paths.ts';
import { walks } from './walks.ts';

const writtenSuite = (walk: Walk): WrittenSuite => {
  const suite: unknown = JSON.parse(suiteAs('json', suiteOf(explore(walk))));
  if (!isWrittenSuite(suite)) throw new Error('This is no suite.');
  return suite;
};

test.each(walks.map((walk) => [walk.flow, walk] as const))(
  'a suite of %s that was written as JSON runs again',
  { timeout: 60_000 },
  async (_, walk) => {
    const { paths } = writtenSuite(walk);
    const astray = [];
    for (const path of paths.slice(0, inTheLongRun(paths.length, 10)))
      astray.push(await rerun(walk.machine, path));
    expect(astray.length).toBeGreaterThan(0);
    expect(astray.filter((one) => one !== null)).toEqual([]);
  },
);

const fixture = 'test/machines/fixtures/asking.paths.ts';

const fileWith = async (text: string): Promise<string> => {
  const file = join(await temporaryFolder(), 'suite.json');
  await writeFile(file, text);
  return file;
};

test('npm run paths -- run FILE walks an exported suite, errors included, and ends well', async () => {
  const { out } = await ranHere('paths', fixture, '--criterion', 'errors', '--format', 'json');
  const count = JSON.parse(out).paths.length;
  expect(await ranHere('paths', 'run', await fileWith(out), fixture)).toEqual({
    code: 0,
    out: `asking: ${count} of ${count} paths go as the suite says\n`,
    stderr: '',
  });
});

test('npm run paths -- run FILE says where the flow goes otherwise than the suite, and ends badly', async () => {
  const { flow, paths } = writtenSuite(askingWalk);
  const changed = paths.map((path, at) =>
    at === 0 ? { ...path, begins: { ...path.begins, value: 'gone' } } : path,
  );
  const file = await fileWith(JSON.stringify({ flow, paths: changed }));
  const { code, out } = await ranHere('paths', 'run', file, fixture);
  expect(code).toBe(1);
  expect(out.split('\n')[0]).toMatch(/: step 0: value is .*, the suite says "gone"$/);
  expect(out.trimEnd().split('\n').at(-1)).toBe(
    `asking: ${paths.length - 1} of ${paths.length} paths go as the suite says`,
  );
});

test('a path is astray where it tells the outside something else than is written', async () => {
  const { paths } = writtenSuite(askingWalk);
  const path = paths.find(({ steps }) => steps.some(({ expected }) => expected.emitted.length > 0));
  if (path === undefined) throw new Error('No path tells anything.');
  const at = path.steps.findIndex(({ expected }) => expected.emitted.length > 0);
  const withEmitted = (emitted: readonly unknown[]) => ({
    ...path,
    steps: path.steps.map((step, index) =>
      index === at ? { ...step, expected: { ...step.expected, emitted } } : step,
    ),
  });
  const astray = await Promise.all(
    [[], [{ type: 'held', seat: '5B' }]].map((emitted) => rerun(askingWalk.machine, withEmitted(emitted))),
  );
  expect(astray.map((one) => [one?.step, one?.says.slice(0, 11)])).toEqual([
    [at + 1, 'emitted is '],
    [at + 1, 'emitted is '],
  ]);
  expect(await rerun(askingWalk.machine, path)).toBe(null);
});

test.each([
  ['no file', ['run'], /^Say which file: npm run paths -- run FILE\.json .*\n$/],
  ['a file that is not there', ['run', 'gone.json'], /^There is no file gone\.json\.\n$/],
  ['a file that is no suite', ['run', 'package.json'], /^package\.json is no suite: .*\n$/],
])('npm run paths -- run with %s: one line, and exit code 2', async (_, words, line) => {
  const { code, stderr } = await ranHere('paths', ...words);
  expect(code).toBe(2);
  expect(stderr).toMatch(line);
});
