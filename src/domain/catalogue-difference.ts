import type { CatalogueEntry, CatalogueFields, CatalogueValue } from './catalogue-entry.ts';
import { type CatalogueField, catalogueFields } from './catalogue-fields.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

export type CatalogueDifference = {
  readonly field: string;
  readonly published: CatalogueValue;
  readonly meant: CatalogueValue;
};

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const areSame = (one: CatalogueValue, other: CatalogueValue): boolean =>
  JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

/** Choices among several have no order of their own. */
const compared = (field: CatalogueField, value: CatalogueValue): CatalogueValue =>
  field.type === 'many-choices' && Array.isArray(value)
    ? field.choices.filter((choice) => value.includes(choice))
    : value;

const nothing: CatalogueFields = {};

/** What is not the same in two readings of an entry, in the order of its form. */
export const fieldsThatDiffer = (
  kind: CatalogueKind,
  before: CatalogueFields,
  after: CatalogueFields,
): readonly CatalogueDifference[] =>
  catalogueFields[kind].flatMap((field) => {
    const { name } = field;
    const [published, meant] = [before[name] ?? null, after[name] ?? null];
    return areSame(compared(field, published), compared(field, meant))
      ? []
      : [{ field: name, published, meant }];
  });

/** What publishing the intent would change, field by field: a creation adds all, a deletion takes all away. */
export const catalogueDifference = ({
  kind,
  published,
  intent,
}: CatalogueEntry): readonly CatalogueDifference[] =>
  intent === null
    ? []
    : fieldsThatDiffer(
        kind,
        published?.fields ?? nothing,
        intent.action === 'delete' ? nothing : intent.fields,
      );
