import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leansOf } from './arrows.ts';
import { filesOnDisk, sourcesOf } from './files.ts';
import { inspected } from './inspect.ts';

const root = process.cwd();
const files = filesOnDisk(root);

/** Counted by a way of its own, so that a checker which looked at nothing is found out. */
const codeBelow = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return codeBelow(path);
    return ['.ts', '.tsx', '.mjs'].some((ending) => path.endsWith(ending)) ? [path] : [];
  });

const codeOnDisk = () => ['src', 'machines', 'test'].flatMap(codeBelow);

test('the house has nothing against itself', () => {
  expect(inspected(files).problems.map(({ place, rule, says }) => `${place} [${rule}] ${says}`)).toEqual([]);
});

test('every module on disk was seen', () => {
  const seen = sourcesOf(files).map(({ path }) => path);
  expect(new Set(seen)).toEqual(new Set([...codeOnDisk(), 'vite.config.ts']));
  expect(seen.length).toBeGreaterThan(100);
});

test('every import that stands in the text was seen', () => {
  const written = codeOnDisk().flatMap(
    (path) => readFileSync(path, 'utf8').match(/^(import|export) [^'"`]*?from '[^']+';$/gm) ?? [],
  ).length;
  expect(leansOf(files, sourcesOf(files)).length).toBeGreaterThanOrEqual(written);
  expect(written).toBeGreaterThan(300);
});
