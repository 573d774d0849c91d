import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type {
  CatalogueEntry,
  CatalogueFields,
  CatalogueIntent,
  IntentAction,
  PublishedEntry,
  PublishedOnce,
} from './catalogue-entry.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import {
  type CatalogueAction,
  type CatalogueStaff,
  type CatalogueVerdict,
  catalogueVerdict,
} from './catalogue-rights.ts';

/** What the asking person had before their eyes; `intentId` 0 is the published one, and 0 and 0 is nothing yet. */
export type CatalogueSeen = { readonly intentId: number; readonly version: number };

export type CatalogueAsk = {
  readonly staff: CatalogueStaff;
  readonly seen: CatalogueSeen;
  readonly at: number;
} & (
  | {
      readonly action: 'edit';
      readonly fields: CatalogueFields;
      readonly effectiveDate: string | null;
      /** The number of the intent, should this begin one. */
      readonly nextId: number;
    }
  | { readonly action: 'ask-deletion'; readonly effectiveDate: string | null; readonly nextId: number }
  | { readonly action: Exclude<CatalogueAction, 'edit' | 'ask-deletion'> }
);

/** Where an entry stands that has neither a published version nor an intent: it is not there. */
export type CatalogueSlot = { readonly id: number; readonly kind: CatalogueKind };

export type CatalogueStep =
  | { readonly ok: true; readonly entry: CatalogueEntry | null }
  | { readonly ok: false; readonly why: Exclude<CatalogueVerdict, 'allowed'> | 'catalogue-conflict' };

export const seenOf = (entry: CatalogueEntry | null): CatalogueSeen =>
  entry?.intent
    ? { intentId: entry.intent.intentId, version: entry.intent.version }
    : { intentId: 0, version: entry?.published?.version ?? 0 };

const isSame = (one: CatalogueSeen, other: CatalogueSeen): boolean =>
  one.intentId === other.intentId && one.version === other.version;

const withoutIntent = (entry: CatalogueEntry): CatalogueEntry | null =>
  entry.published === null ? null : { ...entry, intent: null };

/** The railway's day of an instant. */
const dayOf = (at: number): string => travelDayOf(dayNumberAt(at));

/** It holds from the later of the day it is published and the day it was meant for. */
export const holdsFrom = (effectiveDate: string | null, at: number): string =>
  effectiveDate !== null && effectiveDate > dayOf(at) ? effectiveDate : dayOf(at);

/** What is sold today is told by whoever reads the entry again. */
const withPublished = (
  { id, kind }: CatalogueEntry,
  published: PublishedEntry,
  coming: readonly PublishedOnce[],
): CatalogueEntry => ({ id, kind, published, intent: null, ...(coming.length === 0 ? {} : { coming }) });

/** What is sold until the entry is gone: what a deletion drops of what was to come is published no more. */
const untilGone = ({ coming = [], inForce }: CatalogueEntry, published: PublishedEntry): PublishedEntry =>
  coming.length === 0 || !inForce ? published : { ...published, fields: inForce.fields, effectiveDate: null };

const publishedFrom = (entry: CatalogueEntry, intent: CatalogueIntent, at: number): CatalogueEntry | null => {
  const { effectiveDate } = intent;
  const fields = intent.action === 'delete' ? null : intent.fields;
  const from = holdsFrom(effectiveDate, at);
  const waits = from > dayOf(at);
  const before = (entry.coming ?? []).filter((each) => each.from < from);
  const coming = waits ? [...before, { fields, from }] : [];
  const version = (entry.published?.version ?? 0) + 1;
  if (fields !== null) return withPublished(entry, { fields, effectiveDate, version }, coming);
  return waits && entry.published !== null
    ? withPublished(entry, { ...untilGone(entry, entry.published), version }, coming)
    : null;
};

/** What holds today goes on holding, whatever was to come; where nothing holds yet, there is nothing any more. */
const takenBack = (entry: CatalogueEntry): CatalogueEntry | null => {
  const { inForce = null, published } = entry;
  const version = (published?.version ?? 0) + 1;
  return inForce === null
    ? null
    : withPublished(entry, { fields: inForce.fields, effectiveDate: null, version }, []);
};

const begun = (
  ask: Extract<CatalogueAsk, { nextId: number }>,
  action: IntentAction,
  fields: CatalogueFields,
): CatalogueIntent => ({
  intentId: ask.nextId,
  action,
  status: 'DRAFT',
  fields,
  effectiveDate: ask.effectiveDate,
  version: 1,
  editedBy: ask.staff.id,
  sentBy: null,
  at: ask.at,
});

const edited = (entry: CatalogueEntry, ask: Extract<CatalogueAsk, { action: 'edit' }>): CatalogueIntent => {
  const { intent, published } = entry;
  if (intent === null) return begun(ask, published ? 'update' : 'create', ask.fields);
  const { fields, effectiveDate, staff, at } = ask;
  return { ...intent, fields, effectiveDate, version: intent.version + 1, editedBy: staff.id, at };
};

const moved = (
  entry: CatalogueEntry,
  intent: CatalogueIntent,
  ask: Exclude<CatalogueAsk, { nextId: number }>,
): CatalogueEntry | null => {
  const next = { ...intent, version: intent.version + 1, at: ask.at };
  switch (ask.action) {
    case 'send':
      return { ...entry, intent: { ...next, status: 'WAITING_APPROVAL', sentBy: ask.staff.id } };
    case 'recall':
      return { ...entry, intent: { ...next, status: 'DRAFT', sentBy: null } };
    case 'reject':
      return intent.action === 'delete'
        ? withoutIntent(entry)
        : { ...entry, intent: { ...next, status: 'DRAFT', sentBy: null } };
    case 'publish':
      return publishedFrom(entry, intent, ask.at);
    default:
      return withoutIntent(entry);
  }
};

const afterAction = (entry: CatalogueEntry, ask: CatalogueAsk): CatalogueEntry | null => {
  if (ask.action === 'edit') return { ...entry, intent: edited(entry, ask) };
  if (ask.action === 'ask-deletion')
    return { ...entry, intent: begun(ask, 'delete', entry.published?.fields ?? {}) };
  if (ask.action === 'take-back') return takenBack(entry);
  return entry.intent === null ? entry : moved(entry, entry.intent, ask);
};

/**
 * What becomes of an entry. A lacking role is told first, then that something else stands than was seen, and only
 * then what the standing forbids: nobody is refused for a state that they were never shown.
 */
export const catalogueStep = (
  slot: CatalogueSlot,
  entry: CatalogueEntry | null,
  ask: CatalogueAsk,
): CatalogueStep => {
  const verdict = catalogueVerdict(ask.staff, entry, ask.action);
  if (verdict === 'role-lacking') return { ok: false, why: verdict };
  if (!isSame(seenOf(entry), ask.seen)) return { ok: false, why: 'catalogue-conflict' };
  if (verdict !== 'allowed') return { ok: false, why: verdict };
  return { ok: true, entry: afterAction(entry ?? { ...slot, published: null, intent: null }, ask) };
};
