import { fieldsThatDiffer } from './catalogue-difference.ts';
import type { CatalogueFields, StaffName } from './catalogue-entry.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import type { CatalogueAction, CatalogueStatus } from './catalogue-rights.ts';

/** One action on an entry, as it was done. */
export type CatalogueEvent = {
  readonly id: number;
  readonly at: number;
  readonly staff: StaffName;
  readonly action: CatalogueAction;
  readonly from: CatalogueStatus;
  readonly to: CatalogueStatus;
  readonly intentId: number;
  /** The version it published; null where it published none. */
  readonly version: number | null;
  /** What stood in it after the action. */
  readonly fields: CatalogueFields | null;
  /** The fields an edit changed, its day among them; none of an entry that it began. */
  readonly changed: readonly string[];
  /** The day it was meant or published for before the action, as `2026-12-10`; null is at once, or not known any more. */
  readonly effectiveBefore: string | null;
  /** The same after the action; of what was published, the day from which it holds. */
  readonly effectiveDate: string | null;
  /** The days for which something had been published that the action let come no more. */
  readonly dropped: readonly string[];
};

type Done = Pick<CatalogueEvent, 'action'>;

/** The actions after which the shop sells otherwise. */
export const publishingActions: readonly CatalogueAction[] = ['publish', 'take-back'];

const publishesVersion = ({ action }: Done): boolean => publishingActions.includes(action);

/** The version each action published, null for those that published none. The first versions may stand from before any action. */
export const publishedVersions = <Version>(
  events: readonly Done[],
  versions: readonly Version[],
): readonly (Version | null)[] => {
  const publishings = events.filter(publishesVersion).length;
  const own = versions.slice(versions.length - publishings);
  let next = 0;
  return events.map((event) => (publishesVersion(event) ? (own[next++] ?? null) : null));
};

type Left = Pick<CatalogueEvent, 'action' | 'effectiveBefore' | 'effectiveDate' | 'fields'>;

/** What `changed` calls the day from which an entry is meant to hold. */
export const dayChanged = 'effectiveDate';

/** The names of the fields each action changed; `first` is what stood before any of them. */
export const changedByEach = (
  kind: CatalogueKind,
  events: readonly Left[],
  first: CatalogueFields | null,
): readonly (readonly string[])[] =>
  events.map(({ action, fields, effectiveBefore, effectiveDate }, index) => {
    const before = index === 0 ? first : (events[index - 1]?.fields ?? null);
    if (action !== 'edit' || before === null || fields === null) return [];
    const differing = fieldsThatDiffer(kind, before, fields);
    return effectiveBefore === effectiveDate ? differing : [...differing, dayChanged];
  });
