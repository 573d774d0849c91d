import type { CatalogueRow, CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueField, catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { isRealDay } from '#domain/time/birth-date.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { choiceName } from './choice-name.ts';

const rowText = (row: string | CatalogueRow): string =>
  typeof row === 'string' ? row : Object.values(row).join(' · ');

const textOf = ({ type }: Pick<CatalogueField, 'type'>, value: string, words: Words): string => {
  if (type === 'choice') return choiceName(value, words);
  return type === 'date' && isRealDay(value) ? shortDayText(value, words) : value;
};

type NameOf = (station: number) => string;

const unnamed: NameOf = () => '';

const amountText = (
  { type }: Pick<CatalogueField, 'type'>,
  value: number,
  words: Words,
  nameOf: NameOf,
): string => {
  if (type === 'station') return [String(value), nameOf(value)].filter((text) => text !== '').join(' · ');
  return type === 'money' ? moneyText(value, words) : numberText(value, words.language);
};

/** A value of a field as it is read; a station by its number, and by its name where it is known. */
export const valueText = (
  field: Pick<CatalogueField, 'type'>,
  value: CatalogueValue | undefined,
  words: Words,
  nameOf = unnamed,
): string => {
  if (value === null || value === undefined || value === '') return words.say('catalogue.nothing');
  if (typeof value === 'number') return amountText(field, value, words, nameOf);
  if (typeof value === 'string') return textOf(field, value, words);
  if (field.type === 'many-choices') return value.map((each) => choiceName(rowText(each), words)).join(', ');
  return value.map(rowText).join('\n');
};

/** The field of an entry that is called so. */
export const fieldNamed = (kind: CatalogueKind, name: string): Pick<CatalogueField, 'type'> =>
  catalogueFields[kind].find((field) => field.name === name) ?? { type: 'text' };
