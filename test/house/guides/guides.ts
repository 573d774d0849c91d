import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';

/** What stands at a path: the text of a file, the names in a folder; null where nothing does. */
export type ReadPath = (path: string) => string | null;

export const readOnDisk: ReadPath = (path) => {
  if (!existsSync(path)) return null;
  return statSync(path).isDirectory() ? readdirSync(path).join('\n') : readFileSync(path, 'utf8');
};

const projectPath = /^(?:docs|locales|machines|src|test)(?:\/|$)/;
const whole = /^(?:docs|locales|machines|src|test)\/[\w./-]+$/;

/** `machines/<flow>` stands for many, and `locales` alone is a word as others are. */
export const isPath = (word: string) => whole.test(word);

const quotedIn = (line: string) => [...line.matchAll(/`([^`]+)`/g)].map(([, quoted = '']) => quoted);

export const linesOf = (page: string) =>
  page.split('\n').map((line, index) => ({ line, place: index + 1, quoted: quotedIn(line) }));

/** Paths in backticks that lead nowhere, those of a command too. */
export const lostPathsIn = (page: string, read: ReadPath): readonly string[] =>
  linesOf(page).flatMap(({ place, quoted }) =>
    quoted
      .flatMap((each) => each.split(' '))
      .filter((word) => isPath(word) && read(word) === null)
      .map((path) => `${place}: there is no ${path}`),
  );

/** As a whole word. */
export const holds = (text: string, name: string) => {
  if (!text.includes(name)) return false;
  const plain = name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w$-])${plain}(?![\w$-])`).test(text);
};

/** A path in backticks, and after it on the same line names in backticks: its file holds each of them as a whole word. */
export const lostNamesIn = (page: string, read: ReadPath): readonly string[] =>
  linesOf(page).flatMap(({ place, quoted }) => {
    let last: string | null = null;
    return quoted.flatMap((word) => {
      if (projectPath.test(word) || word.includes(' ')) {
        last = isPath(word) ? word : null;
        return [];
      }
      const text = last === null ? null : read(last);
      return text === null || holds(text, word) ? [] : [`${place}: ${last} has no ${word}`];
    });
  });

const row = /^\| (?!question \|)/;

/** Questions of a table that are answered by no file, by several, or by one without a name to look for. */
export const unansweredIn = (page: string): readonly string[] =>
  linesOf(page)
    .filter(({ line }) => row.test(line))
    .filter(({ quoted: [file = '', ...names] }) => !isPath(file) || names.length === 0 || names.some(isPath))
    .map(({ place, line }) => `${place}: ${line}`);
