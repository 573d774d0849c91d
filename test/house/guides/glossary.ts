import type { Files } from '../files.ts';
import { wordsOf } from '../rules/names.ts';

const row = /^\| ([^|]+?) \|/;
const isHead = (name: string) => name === 'name' || /^-+$/.test(name);

export const termsIn = (glossary: string): readonly string[] =>
  glossary
    .split('\n')
    .flatMap((line) => row.exec(line)?.[1] ?? [])
    .filter((name) => !isHead(name));

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch)es$/, '$1')
    .replace(/s$/, '');

/** The words of a name one by one, so that `seatAlarms` and `seat-alarm.ts` are read alike. */
const spelled = (name: string) => ` ${wordsOf(name).filter(Boolean).map(singular).join(' ')} `;

const comments = /\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const names = /[\w.-]+/g;

/** Terms by which nothing in these files is called; what comments say of them does not count. */
export const unusedTerms = (glossary: string, files: Files): readonly string[] => {
  const used = [...files].map(([path, text]) =>
    [...new Set([path, ...(text.replaceAll(comments, '').match(names) ?? [])])].map(spelled).join('|'),
  );
  return termsIn(glossary).filter((term) => !used.some((each) => each.includes(spelled(term))));
};
