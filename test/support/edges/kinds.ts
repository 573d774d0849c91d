import type { EdgeCase } from './edge-case.ts';

/** What is pasted or typed at the edges of a text. Turkish letters and Persian digits are two kinds. */
export const kinds = [
  'by one',
  'empty',
  'spaces',
  'junk',
  'Turkish letters',
  'Persian digits',
  'direction marks',
  '100,000 signs',
  'null byte',
  'emoji',
  'look-alike',
] as const;

export type Kind = (typeof kinds)[number];

const many = 100_000;

const signs: Readonly<Record<Exclude<Kind, 'by one'>, (text: string) => boolean>> = {
  empty: (text) => text === '',
  spaces: (text) => /[ \u00a0]/.test(text) && text.length < many,
  junk: (text) => /[<>[\]{};|\r\n\t]|\d\s?\p{L}{3}/u.test(text),
  'Turkish letters': (text) => /[çğıöşü]/i.test(text) || text.includes('İ'),
  'Persian digits': (text) => /[\u06f0-\u06f9]/.test(text),
  'direction marks': (text) => /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
  '100,000 signs': (text) => text.length >= many,
  'null byte': (text) => text.includes('\0'),
  emoji: (text) => /\p{Extended_Pictographic}/u.test(text),
  'look-alike': (text) =>
    /\p{Script=Cyrillic}|\p{Script=Greek}|[\uff10-\uff19\u2015]|[\u{1d7ce}-\u{1d7ff}]|\d[OI]|[OI]\d/u.test(
      text,
    ),
};

/** The kinds one text shows by itself. */
export const kindsOf = (text: string): readonly Kind[] =>
  kinds.filter((kind) => kind !== 'by one' && signs[kind](text));

const isOneApart = (one: string, other: string): boolean => {
  if (one.length !== other.length) return Math.abs(one.length - other.length) === 1;
  return one.length < many && [...one].filter((sign, at) => sign !== other[at]).length === 1;
};

/** Whether two texts lie on the two sides of an edge: one sign more, or one sign other. */
const isAtEdge = (cases: readonly EdgeCase<string>[]): boolean =>
  cases.some(
    ([, verdict, text]) =>
      verdict === 'taken' &&
      cases.some(([, other, beside]) => other === 'refused' && isOneApart(text, beside)),
  );

/** The kinds a table shows. */
export const kindsIn = (cases: readonly EdgeCase<string>[]): readonly Kind[] => {
  const shown = new Set(cases.flatMap(([, , text]) => kindsOf(text)));
  return kinds.filter((kind) => (kind === 'by one' ? isAtEdge(cases) : shown.has(kind)));
};
