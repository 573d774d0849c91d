import type { CatalogueFields } from './catalogue-entry.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

type PairProblem = {
  readonly field: string;
  readonly trouble: 'before' | 'not-above';
  readonly other: string;
};

/** An age of 0 is unbounded. */
const hasNobody = ({ fromMonths, underMonths }: CatalogueFields): boolean =>
  typeof fromMonths === 'number' &&
  typeof underMonths === 'number' &&
  underMonths !== 0 &&
  fromMonths >= underMonths;

const endsBefore = ({ saleFrom, saleUntil }: CatalogueFields): boolean =>
  typeof saleFrom === 'string' && typeof saleUntil === 'string' && saleFrom > saleUntil;

/** What is wrong between two fields that are right by themselves: the second is told, and by which it is measured. */
export const problemsOfPairs = (kind: CatalogueKind, fields: CatalogueFields): readonly PairProblem[] => {
  if (kind === 'passenger-types' && hasNobody(fields))
    return [{ field: 'underMonths', trouble: 'not-above', other: 'fromMonths' }];
  return kind === 'subscriptions' && endsBefore(fields)
    ? [{ field: 'saleUntil', trouble: 'before', other: 'saleFrom' }]
    : [];
};
