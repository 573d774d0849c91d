import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { minute } from '#domain/values/durations.ts';
import { isWrittenSuite, type WrittenSuite } from '#machines/kit/walk/rerun.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { ranHere, spawned } from '../../support/ran-command.ts';
import { temporaryFolder } from '../../support/shop/temporary-folder.ts';

const shop = shopOfThisFile();

const shortest = async (flow: string): Promise<WrittenSuite> => {
  const { out } = await ranHere('paths', flow, '--format', 'json', '--max-steps', '4');
  const suite: unknown = JSON.parse(out);
  if (!isWrittenSuite(suite)) throw new Error('This is no suite.');
  return { flow, paths: suite.paths.slice(0, 1) };
};

const walked = async (suite: WrittenSuite) => {
  const file = join(await temporaryFolder(), 'suite.json');
  await writeFile(file, JSON.stringify(suite));
  return spawned('paths', 'run', file, '--base', shop().origin);
};

test('npm run paths -- run FILE --base URL walks a written suite in a browser before the shop at that address', {
  timeout: 3 * minute,
}, async () => {
  const { code, out, stderr } = await walked(await shortest('login'));
  expect(code, `${out}${stderr}`).toBe(0);
  expect(out).toContain('2 passed');
});

test('and says where the shop goes otherwise than the suite, and ends badly', {
  timeout: 3 * minute,
}, async () => {
  const { flow, paths } = await shortest('login');
  const elsewhere = paths.map((path) => ({
    ...path,
    steps: path.steps.map((step) => ({ ...step, expected: { ...step.expected, value: 'gone' } })),
  }));
  const { code, out } = await walked({ flow, paths: elsewhere });
  expect(code).toBe(1);
  expect(out).toContain(paths[0]?.title ?? '-');
});

test.each([
  [
    'settlement is walked in no browser: there is no file test/e2e/flows/settlement.flow.test.ts.',
    'settlement',
  ],
  ['Nobody answers at http://127.0.0.1:9.', 'login', 'http://127.0.0.1:9'],
  ['example is no address of a shop.', 'login', 'example'],
])('what cannot be walked so is told in one line: %s', async (line, flow, base = shop().origin) => {
  const file = join(await temporaryFolder(), 'suite.json');
  await writeFile(file, JSON.stringify({ flow, paths: [] }));
  expect(await ranHere('paths', 'run', file, '--base', base)).toEqual({
    code: 2,
    out: '',
    stderr: `${line}\n`,
  });
});
