import { isSeatPlan } from '#domain/coach/seat-plan-trouble.ts';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { isRealDay } from '#domain/time/birth-date.ts';
import { asRead } from '#domain/values/white-space.ts';
import type { CatalogueFields, CatalogueRow, CatalogueValue } from './catalogue-entry.ts';
import { type CatalogueCell, type CatalogueField, catalogueFields } from './catalogue-fields.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { problemsOfPairs } from './catalogue-pairs.ts';

export type CatalogueTrouble =
  | 'needed'
  | 'wrong'
  | 'too-long'
  | 'out-of-range'
  | 'unknown'
  | 'fixed'
  /** The code by which sales know what is published. */
  | 'sold-by'
  | 'not-above'
  | 'before'
  /** A number no train's stop has. */
  | 'no-station';

/** What is wrong with a field; in a list of rows, `row` and `column` say where. */
export type CatalogueProblem = {
  readonly field: string;
  readonly trouble: CatalogueTrouble;
  readonly row?: number;
  readonly column?: string;
  /** The field that another is measured by. */
  readonly other?: string;
};

const isLeftOut = (value: CatalogueValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isDay = (value: CatalogueValue): boolean => typeof value === 'string' && isRealDay(value);

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

const troubleOfCell = (cell: CatalogueCell, value: CatalogueValue): CatalogueTrouble | null => {
  if (cell.type === 'text') {
    if (typeof value !== 'string') return 'wrong';
    if (asRead(value) === '') return 'needed';
    return value.length > cell.longest ? 'too-long' : null;
  }
  if (cell.type === 'choice')
    return typeof value === 'string' && cell.choices.includes(value) ? null : 'wrong';
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong';
  return isWithin(value, cell) ? null : 'out-of-range';
};

const linesOf = (value: CatalogueValue): readonly string[] | null => {
  if (!Array.isArray(value)) return null;
  const lines = value.filter((line): line is string => typeof line === 'string');
  return lines.length === value.length ? lines : null;
};

const troubleOfField = (
  field: Exclude<CatalogueField, { type: 'rows' }>,
  value: CatalogueValue,
): CatalogueTrouble | null => {
  if (field.type === 'date') return isDay(value) ? null : 'wrong';
  if (field.type !== 'many-choices' && field.type !== 'seat-plan') return troubleOfCell(field, value);
  const lines = linesOf(value);
  if (lines === null) return 'wrong';
  if (field.type === 'many-choices') {
    const areKnown = lines.every((line) => field.choices.includes(line));
    return areKnown && new Set(lines).size === lines.length ? null : 'wrong';
  }
  if (lines.some((line) => line.length > field.longest)) return 'too-long';
  if (lines.length > field.most) return 'out-of-range';
  return isSeatPlan(lines) ? null : 'wrong';
};

const isRow = (value: string | CatalogueRow): value is CatalogueRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const cellOf = (row: CatalogueRow, column: string): string | number | null =>
  Object.hasOwn(row, column) ? (row[column] ?? null) : null;

const problemsOfRow = (
  field: string,
  columns: readonly CatalogueCell[],
  row: CatalogueRow,
  index: number,
): CatalogueProblem[] => {
  const names = new Set(columns.map(({ name }) => name));
  const strangers = Object.keys(row).filter((column) => !names.has(column));
  return [
    ...columns.flatMap((cell) => {
      const value = cellOf(row, cell.name);
      if (isLeftOut(value) && !cell.isRequired) return [];
      const trouble = isLeftOut(value) ? 'needed' : troubleOfCell(cell, value);
      return trouble === null ? [] : [{ field, trouble, row: index, column: cell.name }];
    }),
    ...strangers.map((column) => ({ field, trouble: 'unknown' as const, row: index, column })),
  ];
};

const problemsOfField = (field: CatalogueField, value: CatalogueValue): CatalogueProblem[] => {
  if (isLeftOut(value)) return field.isRequired ? [{ field: field.name, trouble: 'needed' }] : [];
  if (field.type !== 'rows') {
    const trouble = troubleOfField(field, value);
    return trouble === null ? [] : [{ field: field.name, trouble }];
  }
  if (!Array.isArray(value)) return [{ field: field.name, trouble: 'wrong' }];
  const rows = value.filter(isRow);
  if (rows.length < value.length) return [{ field: field.name, trouble: 'wrong' }];
  if (rows.length > field.most) return [{ field: field.name, trouble: 'out-of-range' }];
  return rows.flatMap((row, index) => problemsOfRow(field.name, field.columns, row, index));
};

/** Where a passenger of the shop's own types sits is a rule of the sale, and not for the staff to change. */
const isMovedType = (kind: CatalogueKind, { code, occupies }: CatalogueFields): boolean => {
  const own = kind === 'passenger-types' && typeof code === 'string' ? tariffOfCode(code) : null;
  return own !== null && occupies !== own.occupies;
};

/** Stations are known by those who know the network; elsewhere any number may be one. */
const anyStation: (station: number) => boolean = () => true;

const isStrange = (
  { type, name }: CatalogueField,
  fields: CatalogueFields,
  isStation: typeof anyStation,
): boolean => {
  const value = type === 'station' ? fields[name] : null;
  return typeof value === 'number' && !isStation(value);
};

/** Sales know an entry by its code: once it is published it stays. */
const isRenamed = (fields: CatalogueFields, published: CatalogueFields | null): boolean =>
  published !== null && fields.code !== published.code;

/**
 * What is wrong with the fields of an entry, in the order of its form; a stranger's field is a finding too.
 * `published` is what stands published of it, and `isStation` says at which stations trains stop.
 */
export const catalogueProblems = (
  kind: CatalogueKind,
  fields: CatalogueFields,
  published: CatalogueFields | null = null,
  isStation = anyStation,
): readonly CatalogueProblem[] => {
  const known = catalogueFields[kind];
  const names = new Set(known.map(({ name }) => name));
  const strangers = Object.keys(fields).filter((name) => !names.has(name));
  const found = known.flatMap((field) =>
    problemsOfField(field, Object.hasOwn(fields, field.name) ? (fields[field.name] ?? null) : null),
  );
  const isFound = (name: string) => found.some(({ field }) => field === name);
  return [
    ...found,
    ...(isRenamed(fields, published) && !isFound('code')
      ? [{ field: 'code', trouble: 'sold-by' as const }]
      : []),
    ...(isMovedType(kind, fields) && !isFound('occupies')
      ? [{ field: 'occupies', trouble: 'fixed' as const }]
      : []),
    ...known
      .filter((field) => isStrange(field, fields, isStation) && !isFound(field.name))
      .map(({ name }) => ({ field: name, trouble: 'no-station' as const })),
    ...problemsOfPairs(kind, fields).filter(({ field }) => !isFound(field)),
    ...strangers.map((field) => ({ field, trouble: 'unknown' as const })),
  ];
};
