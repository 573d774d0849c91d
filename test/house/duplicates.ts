import { type Files, isParsed } from './files.ts';
import type { Problem } from './source.ts';

/** As many equal lines may not stand twice. */
const run = 6;

type Line = { readonly path: string; readonly number: number; readonly text: string };
type Pair = {
  readonly first: readonly Line[];
  readonly second: readonly Line[];
  readonly at: number;
  readonly again: number;
};

const opensImport = /^import\b/;
const closesImport = /\bfrom ['"]|^import ['"]/;
const thin = /^([{}()[\];,<>/|&?:=]|\/\/.*|\/?\*.*|return;|\} else \{|\)\);|\}\);)*$/;

/** A test asserts whole values in place, so values may stand in two tests. */
const value = /^['"]?[\w.-]+['"]?: (?:'[^']*'|"[^"]*"|-?[\d._]+|null|true|false|\[\]|\{\}),?$/;

const isTest = (path: string) => path.startsWith('test/');

const counts = (path: string, line: string) => !thin.test(line) && !(isTest(path) && value.test(line));

/** What counts of a file: its lines without imports, comments and lone brackets. */
const meaningful = (path: string, text: string): Line[] => {
  const counted: Line[] = [];
  let inImport = false;
  for (const [place, raw] of text.split('\n').entries()) {
    const line = raw.trim();
    inImport ||= opensImport.test(line);
    if (!inImport && counts(path, line)) counted.push({ path, number: place + 1, text: line });
    if (closesImport.test(line)) inImport = false;
  }
  return counted;
};

const windowAt = (lines: readonly Line[], at: number) =>
  lines
    .slice(at, at + run)
    .map(({ text }) => text)
    .join('\n');

const continues = ({ first, second, at, again }: Pair) =>
  at > 0 && again > 0 && first[at - 1]?.text === second[again - 1]?.text;

const lengthOf = ({ first, second, at, again }: Pair) => {
  let length = run;
  while (first[at + length] !== undefined && first[at + length]?.text === second[again + length]?.text)
    length += 1;
  return length;
};

const problemsOf = (pair: Pair): Problem[] => {
  const [one, other] = [pair.first[pair.at], pair.second[pair.again]];
  if (one === undefined || other === undefined || continues(pair)) return [];
  const says = `${lengthOf(pair)} lines stand at ${one.path}:${one.number} too`;
  return [{ rule: 'stands-once', place: `${other.path}:${other.number}`, says }];
};

const repeatedIn = (files: readonly (readonly [path: string, text: string])[]): Problem[] => {
  const seen = new Map<string, { readonly lines: readonly Line[]; readonly at: number }>();
  return files.flatMap(([path, text]) => {
    if (!isParsed(path)) return [];
    const lines = meaningful(path, text);
    return lines.slice(0, Math.max(0, lines.length - run + 1)).flatMap((_, again) => {
      const window = windowAt(lines, again);
      const before = seen.get(window);
      if (before === undefined) seen.set(window, { lines, at: again });
      const overlaps = before?.lines === lines && again - before.at < run;
      return before === undefined || overlaps
        ? []
        : problemsOf({ first: before.lines, second: lines, at: before.at, again });
    });
  });
};

/** Runs of six or more equal lines that stand in two places. A test may say again what the house says: it expects it. */
export const duplicates = (files: Files): Problem[] => [
  ...repeatedIn([...files].filter(([path]) => isTest(path))),
  ...repeatedIn([...files].filter(([path]) => !isTest(path))),
];
