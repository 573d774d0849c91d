import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lostPathsIn, readOnDisk } from './guides/guides.ts';

const pagesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join(folder, path));

const pages = ['README.md', ...pagesBelow('docs')];

const linksOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));

test('every link of the documentation leads somewhere', () => {
  const lost = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !existsSync(join(dirname(page), link)))
      .map((link) => `${page} → ${link}`),
  );
  expect(lost).toEqual([]);
  expect(pages.flatMap(linksOf).length).toBeGreaterThan(10);
});

/** Made by a run from the names of its tests. */
const madeByRuns = new Set(['docs/traceability.md', 'docs/reports/long-run.md']);
const byHand = pages.filter((page) => !madeByRuns.has(page));

test.each(byHand)('every path that %s names leads somewhere', (page) => {
  expect(lostPathsIn(readFileSync(page, 'utf8'), readOnDisk)).toEqual([]);
});

test('every npm command the documentation names is there', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name),
  );
  expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
});

test('the glossary has one line for one word', () => {
  const words = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, word = '']) => word)
    .filter((word) => word !== 'name');
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  expect(words.length).toBeGreaterThan(150);
});

const decisions = pagesBelow('docs/decisions');

test.each(decisions)('%s tells context, decision and consequences, dated, on one page', (page) => {
  const text = readFileSync(page, 'utf8');
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
  expect(text).toMatch(/^# .+\n\n\d{4}-\d{2}-\d{2}\n/);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});
