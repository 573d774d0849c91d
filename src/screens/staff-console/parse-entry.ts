import type { CatalogueFields, CatalogueRow, CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import {
  type CatalogueCell,
  type CatalogueField,
  catalogueFields,
} from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { type CatalogueProblem, catalogueProblems } from '#domain/catalogue/catalogue-problems.ts';
import { isRealDay } from '#domain/time/birth-date.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { textIn } from '#panels/text-in.ts';
import { cellNameOf } from './words/field-words.ts';

const whole = /^\d{1,9}$/;
const lira = /^\d{1,9}(?:[.,]\d{1,2})?$/;

/** A number that is none stays as it was typed, so that it can be told. */
const parseCell = (cell: CatalogueCell, entered: string): string | number | null => {
  const text = entered.trim();
  if (text === '') return null;
  const digits = foldDigits(text);
  if ((cell.type === 'number' || cell.type === 'station') && whole.test(digits)) return Number(digits);
  if (cell.type === 'money' && lira.test(digits)) return Math.round(Number(digits.replace(',', '.')) * 100);
  return text;
};

/** The number of a station as it is typed so far; null where it is none. */
export const parseStation = (text: string): number | null => {
  const digits = foldDigits(text.trim());
  return whole.test(digits) ? Number(digits) : null;
};

type ParsedRow = { readonly row: CatalogueRow; readonly place: number };

/** The rows in which something stands, each with its place in the form: an empty one is none, and has a place too. */
const parseRows = (
  { name, columns, most }: Extract<CatalogueField, { type: 'rows' }>,
  form: FormData,
): readonly ParsedRow[] =>
  Array.from({ length: most }, (_, place) => ({
    row: Object.fromEntries(
      columns.flatMap((cell) => {
        const value = parseCell(cell, textIn(form, cellNameOf(name, place, cell.name)));
        return value === null ? [] : [[cell.name, value]];
      }),
    ),
    place,
  })).filter(({ row }) => Object.keys(row).length > 0);

const parseLines = (text: string): readonly string[] =>
  text
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trimEnd());

const manyOrNull = (
  many: readonly string[] | readonly CatalogueRow[],
): readonly string[] | readonly CatalogueRow[] | null => (many.length === 0 ? null : many);

/** A day that is none stays as it was typed, so that it can be told. */
export const parseDay = (entered: string): string | null => {
  const text = entered.trim();
  return text === '' ? null : (parseListDay(text)?.day ?? text);
};

/** What is wrong with a day that stands beside the fields of an entry. */
export const problemsOfDay = (field: string, day: string | null): readonly CatalogueProblem[] =>
  day === null || isRealDay(day) ? [] : [{ field, trouble: 'wrong' }];

const parseValue = (field: CatalogueField, form: FormData): CatalogueValue => {
  const text = textIn(form, field.name);
  switch (field.type) {
    case 'many-choices':
      return manyOrNull(field.choices.filter((choice) => form.getAll(field.name).includes(choice)));
    case 'rows':
      return manyOrNull(parseRows(field, form).map(({ row }) => row));
    case 'seat-plan':
      return text.trim() === '' ? null : parseLines(text);
    case 'date':
      return parseDay(text);
    default:
      return parseCell(field, text);
  }
};

/** What was typed into the form of an entry, by the names of its fields. */
export const parseEntry = (kind: CatalogueKind, form: FormData): CatalogueFields =>
  Object.fromEntries(catalogueFields[kind].map((field) => [field.name, parseValue(field, form)]));

/** What is wrong with what was typed into the form of an entry; in a list of rows, `row` is the place in the form. */
export const problemsIn = (
  kind: CatalogueKind,
  form: FormData,
  published: CatalogueFields | null,
  isStation?: (station: number) => boolean,
): readonly CatalogueProblem[] =>
  catalogueProblems(kind, parseEntry(kind, form), published, isStation).map((found) => {
    const field = catalogueFields[kind].find(({ name }) => name === found.field);
    if (found.row === undefined || field?.type !== 'rows') return found;
    return { ...found, row: parseRows(field, form)[found.row]?.place ?? found.row };
  });

/** A value as it stands in its field at first. */
export const inputTextOf = (
  field: Pick<CatalogueField, 'type'>,
  value: CatalogueValue | undefined,
): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number')
    return field.type === 'money' ? (value / 100).toFixed(2).replace('.', ',') : String(value);
  return typeof value === 'string' ? value : value.filter((line) => typeof line === 'string').join('\n');
};
