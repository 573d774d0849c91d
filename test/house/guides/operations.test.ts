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

/** The names in the first column of the rows below a head, up to the next line that is no row. */
const namesBelow = (head: string): readonly string[] => {
  const [, below = ''] = page.split(`${head}\n`);
  const [rows = ''] = below.split('\n\n');
  const firstColumn = rows.replaceAll(/^(\|[^|]*\|).*$/gm, '$1');
  return linesOf(firstColumn).flatMap(({ quoted }) => quoted);
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

/** What is told to whoever watches, by name: of the server, and of the checker of the ledger. */
const figureNames = (files: Files): readonly string[] =>
  [...files.values()].flatMap((text) =>
    [...text.matchAll(/(?:\bname: '|\bgauge\('|# TYPE )(sefer_[a-z0-9_]+)/g)].map(([, name = '']) => name),
  );

test('operations name every figure, and no other', () => {
  const code = new Map(
    [...filesOnDisk(process.cwd())].filter(([path]) => /^src\/(?:server|ledger-check)\//.test(path)),
  );
  expect(sortedOnce(page.match(/\bsefer_[a-z0-9_]+/g) ?? [])).toEqual(sortedOnce(figureNames(code)));
});

test('operations say when to raise an alarm, for each figure', () => {
  const rows = linesOf(
    (page.split('| figure | what it is | alarm when |\n')[1] ?? '').split('\n\n')[0] ?? '',
  );
  expect(rows.length).toBeGreaterThan(10);
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
