import { createFormatters } from '@formatjs/intl';

const { getMessageFormat } = createFormatters();

type Elements = ReturnType<ReturnType<typeof getMessageFormat>['getAst']>;

/** What a sentence is made of, in its order: letters as they stand, and the name of a value. */
export type Piece = { readonly letter: string } | { readonly value: string };

/** How the reader of a sentence calls a piece that is said as it stands, and the count of a plural. */
const literal: ReadonlySet<number> = new Set([0]);
const counted: ReadonlySet<number> = new Set([7]);

/** Every way a sentence may be said: one for each of its choices. */
export const waysOf = (elements: Elements): readonly (readonly Piece[])[] =>
  elements.reduce<readonly (readonly Piece[])[]>(
    (ways, element) => ways.flatMap((way) => piecesOf(element).map((pieces) => [...way, ...pieces])),
    [[]],
  );

const piecesOf = (element: Elements[number]): readonly (readonly Piece[])[] => {
  if ('options' in element) return Object.values(element.options).flatMap(({ value }) => waysOf(value));
  if ('children' in element) return waysOf(element.children);
  if (counted.has(element.type) || !('value' in element)) return [[{ value: '#' }]];
  return [
    literal.has(element.type) ? [...element.value].map((letter) => ({ letter })) : [{ value: element.value }],
  ];
};

/** Values that may be written in letters from left to right. */
const foreign: ReadonlySet<string> = new Set(
  'address car dropOff email from locator name passenger phone pickUp seat seats staff station supplier surname to train'.split(
    ' ',
  ),
);

const [opens, closes] = [/[\u2066-\u2068]/u, '\u2069'];
const endsRun = /[\p{Script=Arabic}\n]/u;

/**
 * A value in foreign letters that nothing parts from the next value: both are then drawn from left to right, the second before the first
 * to whoever reads from right to left. A word between them parts them, and so do signs that set a value apart.
 */
const pairIn = (way: readonly Piece[]): string | null => {
  let depth = 0;
  let before: string | null = null;
  for (const piece of way) {
    if ('value' in piece) {
      if (depth === 0 && before !== null) return `{${before}} and {${piece.value}}`;
      if (depth === 0 && foreign.has(piece.value)) before = piece.value;
      continue;
    }
    if (opens.test(piece.letter)) depth += 1;
    if (piece.letter === closes) depth -= 1;
    if (depth === 0 && endsRun.test(piece.letter)) before = null;
  }
  return null;
};

export const runTogetherIn = (text: string): string | null =>
  waysOf(getMessageFormat(text, 'fa').getAst())
    .map(pairIn)
    .find((pair) => pair !== null) ?? null;

/** Digits before letters from left to right, with a sign between, which a reader from right to left meets after them: 3-D. */
const torn = /\d+[-/.+:\u2011][A-Za-z]\w*/u;
const setApart = /[\u2066-\u2068][^\u2069]*\u2069/gu;
/** A line ends after a hyphen and after a space: what is set apart is then read in the wrong order all the same. */
const overLines = /\d+[-/.+:][A-Za-z]\w*|\d+\u2011[A-Za-z]\w* /u;

export const tornIn = (text: string): string | null => {
  const apart = text.match(setApart) ?? [];
  return (
    torn.exec(text.replaceAll(setApart, ''))?.[0] ??
    apart.map((part) => overLines.exec(part)?.[0].trim()).find((word) => word !== undefined) ??
    null
  );
};
