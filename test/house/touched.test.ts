import { describe, expect, test } from 'vitest';
import { filesOnDisk } from './files.ts';
import { built, leaningIn, touchedBy } from './touched.ts';

const files = new Map(
  Object.entries({
    'src/domain/fare.ts': 'export const fare = 1;',
    'src/domain/day.ts': 'export const day = 1;',
    'src/app/boot/entry.ts': "import { fare } from '#domain/fare.ts';\nexport const entry = fare;",
    'src/server/command/gtfs.ts': 'export const main = 1;',
    'locales/tr.json': '{}',
    'test/domain/fare.test.ts': "import { fare } from '#domain/fare.ts';\nfare;",
    'test/domain/day.test.ts': "import { day } from '#domain/day.ts';\nday;",
    'test/support/browser/shop.ts': "export const words = ['src/server/command/start.mjs'];",
    'test/support/seed.ts': 'export const seed = 1;',
    'test/e2e/home.test.ts': "import { words } from '../support/browser/shop.ts';\nwords;",
    'test/server/gtfs.test.ts': "import tr from '#locales/tr.json';\n['src/server/command/gtfs.ts', tr];",
    'test/house/rules.test.ts': 'export {};',
  }),
);

const everything = [...files.keys()].filter((path) => path.endsWith('.test.ts'));

describe('a change touches', () => {
  test.each([
    ['what imports it', ['src/domain/day.ts'], ['test/domain/day.test.ts']],
    [
      'whoever starts the built shop, when the build reads it',
      ['src/domain/fare.ts'],
      ['test/domain/fare.test.ts', 'test/e2e/home.test.ts'],
    ],
    ['what starts it by its path', ['src/server/command/gtfs.ts'], ['test/server/gtfs.test.ts']],
    ['what reads it as words', ['locales/tr.json'], ['test/server/gtfs.test.ts']],
    ['the test itself', ['test/domain/day.test.ts'], ['test/domain/day.test.ts']],
    ['no more than the house, when it is a page', ['docs/ledger.md'], []],
  ])('%s', (_, changed, expected) => {
    expect(touchedBy(files, changed)).toEqual([...expected, 'test/house/rules.test.ts']);
  });

  test.each([
    ['what every test runs on', 'test/support/seed.ts'],
    ['the packages', 'package-lock.json'],
    ['a font', 'src/app/public/fonts/latin.woff2'],
  ])('everything, when it is %s', (_, path) => {
    expect(touchedBy(files, [path])).toEqual(everything);
  });

  test('nothing, when there is none', () => {
    expect(touchedBy(files, [])).toEqual([]);
  });
});

test('what a build begins with stands where it is looked for, and a change of a port, an operation or a view touches whoever starts it', () => {
  const all = filesOnDisk(process.cwd());
  expect(built.filter((path) => !all.has(path))).toEqual([]);
  const started = 'test/e2e/purchase/purchase.test.ts';
  const changed = [
    'src/app/ports/payments.ts',
    'src/server/people/keeping/keep-flow.ts',
    'src/panels/payment/pay-button.tsx',
  ];
  const leaning = leaningIn(all);
  expect(changed.filter((path) => !touchedBy(all, [path], leaning).includes(started))).toEqual([]);
});
