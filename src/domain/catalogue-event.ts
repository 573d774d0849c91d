import { fieldsThatDiffer } from './catalogue-difference.ts';
import type { CatalogueFields, StaffName } from './catalogue-entry.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueDeed, CatalogueStanding } from './catalogue-rights.ts';

/** One deed on an entry, as it was done. */
export type CatalogueEvent = {
  readonly id: number;
  readonly at: number;
  readonly staff: StaffName;
  readonly deed: CatalogueDeed;
  readonly from: CatalogueStanding;
  readonly to: CatalogueStanding;
  readonly intentId: number;
  /** The version it published; null where it published none. */
  readonly version: number | null;
  /** What stood in it after the deed. */
  readonly fields: CatalogueFields | null;
  /** The fields an edit changed; none of an entry that it began. */
  readonly changed: readonly string[];
};

type Done = Pick<CatalogueEvent, 'deed'>;

/** The deeds after which the shop sells otherwise. */
export const publishingDeeds: readonly CatalogueDeed[] = ['publish', 'take-back'];

const laysVersion = ({ deed }: Done): boolean => publishingDeeds.includes(deed);

/** The version each deed published, null for those that published none. The first versions may stand from before any deed. */
export const publishedVersions = (
  events: readonly Done[],
  versions: readonly number[],
): readonly (number | null)[] => {
  const publishings = events.filter(laysVersion).length;
  const own = versions.slice(versions.length - publishings);
  let next = 0;
  return events.map((event) => (laysVersion(event) ? (own[next++] ?? null) : null));
};

type Left = Pick<CatalogueEvent, 'deed' | 'fields'>;

/** The names of the fields each deed changed; `first` is what stood before any of them. */
export const changedByEach = (
  kind: CatalogueKind,
  events: readonly Left[],
  first: CatalogueFields | null,
): readonly (readonly string[])[] =>
  events.map(({ deed, fields }, index) => {
    const before = index === 0 ? first : (events[index - 1]?.fields ?? null);
    if (deed !== 'edit' || before === null || fields === null) return [];
    return fieldsThatDiffer(kind, before, fields);
  });
