import type { CatalogueKind } from './catalogue-kind.ts';

export type CatalogueRow = Readonly<Record<string, string | number>>;

/** Text, a choice or a date; a number or kuruş; several choices or the lines of a seat plan; rows. */
export type CatalogueValue = string | number | readonly string[] | readonly CatalogueRow[] | null;

/** By the names of `catalogueFields`. */
export type CatalogueFields = Readonly<Record<string, CatalogueValue>>;

export type IntentAction = 'create' | 'update' | 'delete';

export type IntentStatus = 'DRAFT' | 'WAITING_APPROVAL';

/** What is meant to become of an entry. A deletion carries the fields that would go. */
export type CatalogueIntent = {
  /** Never 0: that is how the wire says that nothing is meant. */
  readonly intentId: number;
  readonly action: IntentAction;
  readonly status: IntentStatus;
  readonly fields: CatalogueFields;
  /** The day from which it holds, as `2026-12-01`; null holds as soon as it is published. */
  readonly effectiveDate: string | null;
  /** Grows with each action on the intent: whoever names an older one has not seen what stands. */
  readonly version: number;
  readonly editedBy: number;
  readonly sentBy: number | null;
  readonly at: number;
};

/** What was published last; of an entry that is to be gone from a later day on, what is sold until then. */
export type PublishedEntry = {
  readonly fields: CatalogueFields;
  readonly effectiveDate: string | null;
  /** The first published one is 1. */
  readonly version: number;
};

export type InForce = { readonly fields: CatalogueFields; readonly from: string };

/** What was published of one entry, in the order of publishing; `fields` is null where it was deleted. */
export type PublishedOnce = {
  readonly fields: CatalogueFields | null;
  /** The later of the day it was published and the day from which it was meant to hold. */
  readonly from: string;
};

/** Why a seat map goes no further: it is drawn for nobody, or says otherwise than it is drawn. */
export const planTroubles = [
  'catalogue-frame-unknown',
  'catalogue-places-stacked',
  'catalogue-classes-otherwise',
] as const;

export type PlanTrouble = (typeof planTroubles)[number];

/** One of the staff. Nobody is named where the account is gone. */
export type StaffName = { readonly id: number; readonly name: string };

/** One entry of the catalogue: at most one published version, and at most one intent beside it. */
export type CatalogueEntry = {
  readonly id: number;
  readonly kind: CatalogueKind;
  readonly published: PublishedEntry | null;
  readonly intent: CatalogueIntent | null;
  /** What is sold today and since when, where it is told. */
  readonly inForce?: InForce | null | undefined;
  /** What was published for later days, the next first; left out where nothing was. */
  readonly coming?: readonly PublishedOnce[] | undefined;
  /** Of a seat map, where it is told: why what is meant goes no further. */
  readonly planTrouble?: PlanTrouble | undefined;
  /** Who edited and who sent what is meant, where it is told. */
  readonly staff?: readonly StaffName[] | undefined;
};

/** What travellers meet today: nothing yet of what was published for a later day alone. */
export const soldToday = ({
  inForce,
  published,
}: Pick<CatalogueEntry, 'inForce' | 'published'>): CatalogueFields | null =>
  (inForce === undefined ? published : inForce)?.fields ?? null;

/** What an entry is known by: what is sold today, or what was published to be. */
export const knownAs = (entry: Pick<CatalogueEntry, 'inForce' | 'published'>): CatalogueFields | null =>
  soldToday(entry) ?? entry.published?.fields ?? null;

export const staffNamed = ({ staff = [] }: Pick<CatalogueEntry, 'staff'>, id: number): StaffName =>
  staff.find((each) => each.id === id) ?? { id, name: '' };

/** What publishing the intent would take the place of: all that was to come on its day or later. */
export const droppedBy = ({ coming = [], intent }: CatalogueEntry): readonly PublishedOnce[] =>
  intent === null ? [] : coming.filter(({ from }) => (intent.effectiveDate ?? '') <= from);

/** The day for which an entry is meant to change, or for which its last change was published; null is at once. */
export const dayMeantFor = (entry: CatalogueEntry | null): string | null =>
  entry?.intent ? entry.intent.effectiveDate : (entry?.coming?.at(-1)?.from ?? null);
