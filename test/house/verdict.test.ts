import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { junitOf, type TestReport } from './junit.ts';

const folder = mkdtempSync(join(tmpdir(), 'sefer-verdict-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const testReport = (title: string, outcome: Partial<TestReport> = {}): TestReport => ({
  title,
  seconds: 0.5,
  skipped: false,
  failures: [],
  ...outcome,
});

const write = (name: string, tests: readonly TestReport[]) =>
  writeFileSync(
    join(folder, `${name}.xml`),
    junitOf({ name, seed: 42, files: [{ path: 'a.test.ts', seconds: 1.5, tests }] }),
  );

const summaryOf = (projects: readonly string[], code: number) => {
  const { stdout } = spawnSync(
    'node',
    [
      '--input-type=module',
      '-e',
      `import { summaryOf, verdictOn, withRunner } from './src/server/command/verdict.mjs';
       const verdicts = ${JSON.stringify(projects)}.map((project) => verdictOn(${JSON.stringify(folder)}, project));
       process.stdout.write(summaryOf(withRunner(verdicts, ${code})));`,
    ],
    { encoding: 'utf8' },
  );
  return stdout.trim().split('\n');
};

write('green', [testReport('a < b'), testReport('c & "d"')]);
write('red', [
  testReport('holds'),
  testReport('breaks <here>', {
    failures: [{ message: 'expected \u001B[31m1\u001B[0m to be 2\nreally', detail: 'at\u0000line 3' }],
  }),
  testReport('waits', { skipped: true }),
]);

test('every test of every project is counted, and the last line is the sum', () => {
  expect(summaryOf(['green', 'red'], 1)).toEqual([
    'green          2 passed    0 failed      1.5 s',
    'red            1 passed    1 failed      1.5 s',
    'failed: a.test.ts › breaks <here>',
    'SEED=42 runs the same again.',
    '3 passed, 1 failed, 1 skipped',
  ]);
});

test('a project without a report has failed', () => {
  expect(summaryOf(['green', 'lost'], 0).at(-1)).toBe('2 passed, 1 failed');
});

test('a runner that ends badly with every test green has failed', () => {
  expect(summaryOf(['green'], 1).slice(-3)).toEqual([
    'failed: vitest › ended with code 1',
    'SEED=42 runs the same again.',
    '2 passed, 1 failed',
  ]);
});
