import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { everyEdge } from '#test/support/edges/every-edge.ts';

const least = 12;

/** What they are about the shop does not do yet. */
const without = new Set(['V-21', 'V-31', 'V-32', 'V-36', 'V-37']);

const folder = new URL('./', import.meta.url);

const standing = async (): Promise<readonly string[]> => {
  const text = await readFile(new URL('../../../docs/requirements.md', import.meta.url), 'utf8');
  const all = [...text.matchAll(/^- \*\*(V-\d+)\*\*/gm)].map(([, id = '']) => id);
  return all.filter((id) => !without.has(id));
};

test('every rule that stands has a table of edge cases, and no other has', async () => {
  expect(Object.keys(everyEdge)).toEqual(await standing());
});

test.each(Object.entries(everyEdge))('%s has at least twelve edges, each of its own name', (_, tables) => {
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
  expect([...new Set(judged)].toSorted()).toEqual(await standing());
});
