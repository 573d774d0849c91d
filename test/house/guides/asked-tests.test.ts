import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const projects = ['domain', 'house', 'server'];

const asked = (...words: readonly string[]): unknown => {
  const { stdout } = spawnSync(
    'node',
    [
      '--input-type=module',
      '-e',
      `import { askedTests } from './src/server/command/asked-tests.mjs';
       import { existsSync } from 'node:fs';
       try { console.log(JSON.stringify(askedTests(${JSON.stringify(words)}, ${JSON.stringify(projects)}, existsSync))); }
       catch (reason) { console.log(JSON.stringify(reason.message)); }`,
    ],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
};

const [docs, rules] = ['test/house/docs.test.ts', 'test/house/rules.test.ts'];

test('npm test -- FILE runs the named test files and no other', () => {
  expect(asked(docs, `./${rules}`)).toEqual({ projects: ['house'], files: [docs, rules] });
});

test('npm test runs every project, or those that are named', () => {
  expect(asked()).toEqual({ projects, files: [] });
  expect(asked('house', 'domain')).toEqual({ projects: ['house', 'domain'], files: [] });
});

test.each([
  ['There is no test file test/house/gone.test.ts.', ['test/house/gone.test.ts']],
  [
    'test/long/seats.test.ts belongs to the long run: npm run test:long -- test/long/seats.test.ts',
    ['test/long/seats.test.ts'],
  ],
  ['There is no project hous. There are: domain, house, server; or name a test file.', ['hous']],
  ['Name projects or test files, not both.', ['house', docs]],
])('what npm test cannot run is told in one line: %s', (says, words) => {
  expect(asked(...words)).toBe(says);
});
