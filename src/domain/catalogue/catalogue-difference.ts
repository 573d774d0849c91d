import {
  type CatalogueEntry,
  type CatalogueFields,
  type CatalogueValue,
  soldToday,
} from './catalogue-entry.ts';
import { type CatalogueField, catalogueFields } from './catalogue-fields.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

export type CatalogueDifference = {
  readonly field: string;
  readonly today: CatalogueValue;
  /** As it was published for each of the later days, the next first. */
  readonly coming: readonly CatalogueValue[];
  readonly meant: CatalogueValue;
};

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Choices among several have no order of their own. */
const compared = (field: CatalogueField, value: CatalogueValue): CatalogueValue =>
  field.type === 'many-choices' && Array.isArray(value)
    ? field.choices.filter((choice) => value.includes(choice))
    : value;

const areSame = (field: CatalogueField, one: CatalogueValue, other: CatalogueValue): boolean =>
  JSON.stringify(compared(field, one), inOrder) === JSON.stringify(compared(field, other), inOrder);

const valueIn = (fields: CatalogueFields | null, { name }: CatalogueField): CatalogueValue =>
  fields?.[name] ?? null;

/** The fields that are not the same in two readings of an entry, in the order of its form. */
export const fieldsThatDiffer = (
  kind: CatalogueKind,
  before: CatalogueFields | null,
  after: CatalogueFields,
): readonly string[] =>
  catalogueFields[kind]
    .filter((field) => !areSame(field, valueIn(before, field), valueIn(after, field)))
    .map(({ name }) => name);

/**
 * What publishing the intent would change of what is sold today or was published for later: a creation adds all, a
 * deletion takes all away.
 */
export const catalogueDifference = (entry: CatalogueEntry): readonly CatalogueDifference[] => {
  const { kind, intent, coming = [] } = entry;
  if (intent === null) return [];
  const meantFields = intent.action === 'delete' ? null : intent.fields;
  return catalogueFields[kind].flatMap((field) => {
    const difference = {
      field: field.name,
      today: valueIn(soldToday(entry), field),
      coming: coming.map(({ fields }) => valueIn(fields, field)),
      meant: valueIn(meantFields, field),
    };
    const isNew = [difference.today, ...difference.coming].some(
      (value) => !areSame(field, value, difference.meant),
    );
    return isNew ? [difference] : [];
  });
};
