import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ordinarySettings } from '#server/sale/holds/seat-settings.ts';
import { type Files, filesOnDisk } from '../files.ts';
import { linesOf } from './guides.ts';

const page = readFileSync('docs/operations.md', 'utf8');

const serverFiles: Files = new Map(
  [...filesOnDisk(process.cwd())].filter(([path]) => path.startsWith('src/server/')),
);

/** What the server writes into its log, by name. */
const lineNamesIn = (files: Files): readonly string[] =>
  [...files.values()].flatMap((text) =>
    [...text.matchAll(/\blog\.(?:info|error)\(\s*'([a-z-]+)'/g)].map(([, name = '']) => name),
  );

/** The names in the rows below a head, up to the next line that is no row. */
const namesBelow = (head: string): readonly string[] => {
  const [, below = ''] = page.split(`${head}\n`);
  const [rows = ''] = below.split('\n\n');
  return linesOf(rows).flatMap(({ quoted }) => quoted);
};

const sortedOnce = (names: readonly string[]) => [...new Set(names)].toSorted();

test('operations name every line of the log, and no other', () => {
  expect(sortedOnce(namesBelow('| lines | of what |'))).toEqual(sortedOnce(lineNamesIn(serverFiles)));
});

test('a line of the log is found, on the same line or the next', () => {
  const planted: Files = new Map([
    ['a.ts', "log.info('seat-sold');\napp.log.error(\n  'sale-broke', reason);"],
  ]);
  expect(lineNamesIn(planted)).toEqual(['seat-sold', 'sale-broke']);
});

/** What a table of the page says in its last column. */
const otherwise = (name: string) => new RegExp(`^\\| \`${name}\` \\| .+ \\| (.+) \\|$`, 'm').exec(page)?.[1];

test('operations say what holds for a seat where nothing is set', () => {
  const {
    holdMinutes,
    extensionsByChoosing: extensions,
    extensionsByAsking: holdExtensions,
    neighbourRule,
  } = ordinarySettings;
  expect(['hold-minutes', 'extensions', 'hold-extensions', 'neighbour-rule'].map(otherwise)).toEqual([
    `${holdMinutes}`,
    `${extensions}`,
    `${holdExtensions}`,
    `\`${neighbourRule}\``,
  ]);
});
