import { Client } from 'pg';
import { hasCardNumber } from '#server/platform/http/card-number-in.ts';
import { keptTextsOf } from './kept-texts.ts';
import { cardNumbersSeenIn } from './plain-judge.ts';

/** A value that passes as a card number; of its digits no more than the last four are told. */
export type CardNumberKept = { readonly table: string; readonly column: string; readonly masked: string };

type Exception = {
  readonly tables: readonly string[];
  readonly columns: readonly string[];
  readonly why: string;
};

/** What may pass as a card number by chance, and cannot be one. */
const exceptions: readonly Exception[] = [
  {
    tables: ['seat_hold', 'rental_order', 'rental_search'],
    columns: ['asked_from', 'asked_by'],
    why: 'A hash of 63 bits, written as a number: of a network, and of a browser.',
  },
  {
    tables: ['seat_unit', 'seat_hold'],
    columns: ['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0', 'b1', 'b2', 'b3', 'b4', 'b5', 'mask0', 'mask1'],
    why: 'Sixty bits, written as a number: one for each way between two stops that is taken.',
  },
];

const isExcepted = ({ table, column }: Omit<CardNumberKept, 'masked'>): boolean =>
  exceptions.some(
    ({ tables, columns }) => columns.includes(column) && tables.some((one) => `public.${one}` === table),
  );

const leastAsNumber = 1e14;

/** What stands in a text of JSON; in any other, the text itself. */
const readAsJson = (text: string): unknown => {
  if (!/^\s*[[{"]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Each value alone: two numbers that stand in one row are not one. */
const partsOf = (kept: unknown): readonly string[] => {
  if (typeof kept === 'number') return kept >= leastAsNumber ? [BigInt(Math.trunc(kept)).toString()] : [];
  if (typeof kept === 'string') {
    const inner = readAsJson(kept);
    return inner === kept ? [kept] : partsOf(inner);
  }
  if (typeof kept !== 'object' || kept === null) return [];
  return Object.entries(kept).flatMap(([name, value]) => [
    ...(Array.isArray(kept) ? [] : [name]),
    ...partsOf(value),
  ]);
};

const lastFour = 4;
const longestShown = 120;

/** Where the number stands can be told from what is left: of words a few signs, of digits the last four. */
const masked = (text: string): string => {
  const short = text.replaceAll(/\P{Nd}{12,}/gu, '…');
  const digits = (short.match(/\p{Nd}/gu) ?? []).length;
  let seen = 0;
  return short
    .replaceAll(/\p{Nd}/gu, (digit) => {
      seen += 1;
      return seen > digits - lastFour ? digit : '•';
    })
    .slice(0, longestShown);
};

/** Thirteen digits, or signs that might be some, with others between: most values have not so many. */
const manyDigits = /(?:[\d\u0080-\uffff][^\da-z\u0080-\uffff]{0,3}){13}/i;

/** What of a text passes as a card number by the shop's check, or by the plain one. */
export const cardNumbersIn = (text: string): readonly string[] =>
  partsOf(text)
    .filter((part) => manyDigits.test(part) && (hasCardNumber(part) || cardNumbersSeenIn(part).length > 0))
    .map(masked);

type Database = ConstructorParameters<typeof Client>[0];

const atOnce = 8;

/** Every table of the databases, each value judged alone, and once however many databases hold it. */
export const cardNumbersKeptIn = async (
  databases: readonly Database[],
): Promise<readonly CardNumberKept[]> => {
  const long = new Set<string>();
  const judged = new Map<string, readonly string[]>();
  const judge = (text: string): readonly string[] => {
    const numbers = judged.get(text) ?? cardNumbersIn(text);
    judged.set(text, numbers);
    return numbers;
  };
  const lookThrough = async (database: Database): Promise<readonly CardNumberKept[]> => {
    const client = new Client(database);
    await client.connect();
    try {
      const texts = await keptTextsOf(client, long);
      return texts
        .filter((text) => !isExcepted(text))
        .flatMap(({ table, column, text }) =>
          judge(text).map((number) => ({ table, column, masked: number })),
        );
    } finally {
      await client.end();
    }
  };
  const [first, ...left] = databases;
  // What the first one holds at length, the others hold too.
  const found = first === undefined ? [] : [...(await lookThrough(first))];
  const lookThroughNext = async (): Promise<void> => {
    for (let database = left.pop(); database !== undefined; database = left.pop())
      found.push(...(await lookThrough(database)));
  };
  await Promise.all(Array.from({ length: atOnce }, lookThroughNext));
  return found;
};
