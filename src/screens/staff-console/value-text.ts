import { isRealDay } from '#domain/birth-date.ts';
import type { CatalogueRow, CatalogueValue } from '#domain/catalogue-entry.ts';
import { type CatalogueField, catalogueFields } from '#domain/catalogue-fields.ts';
import type { CatalogueKind } from '#domain/catalogue-kind.ts';
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

const amountText = ({ type }: Pick<CatalogueField, 'type'>, value: number, words: Words): string => {
  if (type === 'station') return String(value);
  return type === 'money' ? moneyText(value, words) : numberText(value, words.language);
};

/** A value of a field as it is read. */
export const valueText = (
  field: Pick<CatalogueField, 'type'>,
  value: CatalogueValue | undefined,
  words: Words,
): string => {
  if (value === null || value === undefined || value === '') return words.say('catalogue.nothing');
  if (typeof value === 'number') return amountText(field, value, words);
  if (typeof value === 'string') return textOf(field, value, words);
  if (field.type === 'many-choices') return value.map((each) => choiceName(rowText(each), words)).join(', ');
  return value.map(rowText).join('\n');
};

/** The field of an entry that is called so. */
export const fieldNamed = (kind: CatalogueKind, name: string): Pick<CatalogueField, 'type'> =>
  catalogueFields[kind].find((field) => field.name === name) ?? { type: 'text' };
