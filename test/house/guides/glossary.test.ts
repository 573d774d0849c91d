import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Files, filesOnDisk } from '../files.ts';
import { termsIn, unusedTerms } from './glossary.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8');

const ours: Files = new Map(
  [...filesOnDisk(process.cwd())].filter(([path]) => /^(?:src|machines)\/.*\.tsx?$/.test(path)),
);

test('every term of the glossary is what something in the code is called', () => {
  expect(ours.size).toBeGreaterThan(1000);
  expect(termsIn(glossary).length).toBeGreaterThan(150);
  expect(unusedTerms(glossary, ours)).toEqual([]);
});

test('no term stands twice', () => {
  const terms = termsIn(glossary);
  expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([]);
});

const planted: Files = new Map([
  ['src/domain/seat/seat-alarm.ts', '/** The queue of a class. */\nexport const heldSeats = 1;'],
]);

test.each([
  ['a term of another house', '| deed | iş |', ['deed']],
  ['a term that comments alone say', '| queue | sıra |', ['queue']],
  ['a part of a word', '| hel | x |', ['hel']],
  ['words that do not follow each other', '| alarm seat | x |', ['alarm seat']],
  ['a term in a name', '| held seat | x |', []],
  ['a term in the name of a file', '| seat alarm | x |', []],
  ['the head of a table', '| name | Turkish |\n|---|---|', []],
])('%s', (_, page, unused) => {
  expect(unusedTerms(page, planted)).toEqual(unused);
});
