import { readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, test } from 'vitest';
import { printNetwork } from '#server/railway/seed/print-network.ts';

const folder = new URL('../../dist/server/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

const matches = (text: string, form: RegExp) => [...text.matchAll(form)].map(([, found]) => found ?? '');
const importsOf = (file: string) => matches(read(file), /^import(?:[^'"\n]* from)? ?["']([^"']+)["'];$/gm);
const laterIn = (file: string) => matches(read(file), /\bimport\(["']\.\/([^"']+)["']\)/g);

/** A file with all it imports at once. */
const withImports = (file: string, met: readonly string[] = []): readonly string[] => {
  if (met.includes(file)) return met;
  let files = [...met, file];
  for (const name of importsOf(file)) {
    if (name.startsWith('./')) files = [...withImports(name.slice('./'.length), files)];
  }
  return files;
};

const packagesIn = (file: string) => {
  const { sources }: { readonly sources: readonly string[] } = JSON.parse(read(`${file}.map`));
  return sources.flatMap((source) => matches(source, /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//g));
};

const shop = laterIn('main.js').find((file) => file.startsWith('start-built')) ?? '';
const atStart = [...new Set([...withImports('main.js'), ...withImports(shop)])];
const later = [...new Set(atStart.flatMap(laterIn))].filter((file) => !atStart.includes(file));
const packages = (files: readonly string[]) => new Set(files.flatMap(packagesIn));

test('the built server finds all it is made of in its own files', () => {
  const outside = [...atStart, ...later].flatMap(importsOf).filter((name) => !name.startsWith('./'));
  expect(outside.length).toBeGreaterThan(10);
  expect(outside.filter((name) => !isBuiltin(name))).toEqual([]);
});

test('what draws papers and codes and speaks to a post office is loaded when it is first asked', () => {
  const rare = ['pdfkit', 'fontkit', 'bwip-js', 'nodemailer'];
  expect(rare.filter((name) => packages(atStart).has(name))).toEqual([]);
  expect(rare.filter((name) => !packages(later).has(name))).toEqual([]);
});

test('the server starts from at most 3.3 MB in at most four files', () => {
  const bytes = atStart.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(bytes).toBeLessThan(3_300_000);
  expect(atStart.length).toBeLessThanOrEqual(4);
});

test('the licences of all packages within stand beside them', () => {
  const listed = new Set(matches(read('licences.txt'), /^## (.+) - \S+(?: \(.*\))?$/gm));
  const within = [...packages([...atStart, ...later])];
  expect(within.length).toBeGreaterThan(20);
  expect(within.filter((name) => !listed.has(name))).toEqual([]);
});

test('what draws charts reaches browsers with its licence beside it', () => {
  const listed = readFileSync(new URL('../client/licences.txt', folder), 'utf8');
  expect(matches(listed, /^## (elkjs) - \S+ \((.+)\)$/gm)).toEqual(['elkjs']);
  expect(listed).toContain('Eclipse Public License - v 2.0');
});

test('the built server knows the railway of the seed by the print of its sources', () => {
  expect(matches(read(shop), /"([0-9a-f]{64})"/g)).toContain(printNetwork());
});

test('what draws pages is built as it is sold, whoever built it', () => {
  const drawing = readFileSync(new URL('../render/render.js', folder), 'utf8');
  expect(new Set(matches(drawing, /\.(jsxDEV|jsx)s?\)\(/g))).toEqual(new Set(['jsx']));
});
