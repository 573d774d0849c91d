import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { everyBound, rulesWithoutBound } from '#test/support/edges/every-bound.ts';
import { everyEdge } from '#test/support/edges/every-edge.ts';
import { everyText, rulesWithoutText } from '#test/support/edges/every-text.ts';
import { kinds, kindsIn, kindsOf } from '#test/support/edges/kinds.ts';

const least = 12;

/** What they are about the shop does not do yet. */
const without = new Set(['V-21', 'V-31', 'V-32', 'V-36', 'V-37']);

const folder = new URL('./', import.meta.url);

const rulesInForce = async (): Promise<readonly string[]> => {
  const text = await readFile(new URL('../../../docs/requirements.md', import.meta.url), 'utf8');
  const all = [...text.matchAll(/^- \*\*(V-\d+)\*\*/gm)].map(([, id = '']) => id);
  return all.filter((id) => !without.has(id));
};

test('every rule that stands has a table of edge cases, and no other has', async () => {
  expect(Object.keys(everyEdge)).toEqual(await rulesInForce());
});

const counted = Object.entries(everyEdge).map(
  ([rule, tables]) => [rule, tables.flat().length, tables] as const,
);

test.each(counted)('%s has %i edges, at least twelve, each of its own name', (_, __, tables) => {
  const names = tables.flatMap((table, at) => table.map(([name]) => `${at} ${name}`));
  expect(names.length).toBeGreaterThanOrEqual(least);
  expect(new Set(names).size).toBe(names.length);
});

test.each(Object.entries(everyEdge))('%s takes something and refuses something', (_, tables) => {
  const verdicts = new Set(tables.flat().map(([, verdict]) => verdict));
  expect(verdicts).toEqual(new Set(['refused', 'taken']));
});

test('every rule is judged by a test that names it', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'));
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  const judged = texts.flatMap((text) =>
    [...text.matchAll(/describe\('\[(V-\d+)\]/g)].map(([, id = '']) => id),
  );
  expect([...new Set(judged)].toSorted()).toEqual(await rulesInForce());
});

test('every rule that stands judges a text whose kinds are told, or is said to judge none', async () => {
  const withText = Object.keys(everyText).map((name) => name.slice(0, 4));
  expect([...new Set([...withText, ...Object.keys(rulesWithoutText)])].toSorted()).toEqual(
    await rulesInForce(),
  );
  expect(withText.filter((id) => Object.hasOwn(rulesWithoutText, id))).toEqual([]);
});

test.each(Object.entries(everyText))('%s is met with every kind of text', (_, cases) => {
  expect(kindsIn(cases)).toEqual(kinds);
});

test('every rule that stands has bounds, or is said to have none', async () => {
  const namedRules = [...Object.keys(everyBound), ...Object.keys(rulesWithoutBound)];
  expect(namedRules.toSorted()).toEqual(await rulesInForce());
  expect(new Set(namedRules).size).toBe(namedRules.length);
});

const bounds = Object.entries(everyBound).flatMap(([rule, each]) =>
  each.map(([bound, taken, refused]) => [rule, bound, taken, refused] as const),
);

test.each(bounds)('%s is met on both sides of its bound: %s', (rule, _, taken, refused) => {
  const verdicts = new Map(
    (everyEdge[rule] ?? []).flatMap((table) => table.map(([name, verdict]) => [name, verdict] as const)),
  );
  expect([verdicts.get(taken), verdicts.get(refused)]).toEqual(['taken', 'refused']);
});

test.each([
  ['', ['empty']],
  ['Ayse', []],
  ['Ay se', ['spaces']],
  ['<b>Ayse', ['junk']],
  ['2026 abc', ['spaces', 'junk']],
  ['Ayşe', ['Turkish letters']],
  ['۱۲', ['Persian digits']],
  ['\u200fAyse', ['direction marks']],
  ['a'.repeat(100_000), ['100,000 signs']],
  ['a'.repeat(99_999), []],
  ['a\0', ['null byte']],
  ['a🙂', ['emoji']],
  ['аyse', ['look-alike']],
  ['5O', ['look-alike']],
])('the kinds of %j are told by its signs', (text, shown) => {
  expect(kindsOf(text)).toEqual(shown);
});

test.each<[string, string, readonly string[]]>([
  ['ten signs taken, nine refused', '123456789', ['by one']],
  ['ten signs taken, eight refused', '12345678', []],
  ['one sign other', '123456789X', ['by one']],
])('an edge is met by one: %s', (_, refused, shown) => {
  expect(
    kindsIn([
      ['within', 'taken', '1234567890'],
      ['beyond', 'refused', refused],
    ]),
  ).toEqual(shown);
});
