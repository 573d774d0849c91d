import {
  type CatalogueEntry,
  type CatalogueFields,
  type CatalogueValue,
  knownAs,
} from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import {
  type CatalogueAction,
  type CatalogueStaff,
  type CatalogueVerdict,
  catalogueVerdict,
} from '#domain/catalogue/catalogue-rights.ts';
import { seenOf } from '#domain/catalogue/catalogue-step.ts';
import type { Answer } from '#domain/values/answer.ts';
import { asRead } from '#domain/values/white-space.ts';

type StaffRefusal = 'role-lacking' | 'sign-in-needed';
type ActionRefusal =
  | Exclude<CatalogueVerdict, 'allowed'>
  | StaffRefusal
  | 'catalogue-code-taken'
  | 'catalogue-conflict'
  | 'catalogue-entry-gone'
  | 'catalogue-incomplete'
  | 'catalogue-numbers-spent'
  | 'key-in-use'
  | 'key-used-otherwise';

export type ReadAnswer = Answer<CatalogueEntry, StaffRefusal | 'catalogue-entry-gone'>;
export type SaveAnswer = Answer<CatalogueEntry, ActionRefusal>;
/** What stands after it; null when the action has ended the entry. */
export type ActionAnswer = Answer<CatalogueEntry | null, ActionRefusal>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type CatalogueRefusal = RefusalOf<ActionAnswer | ReadAnswer | SaveAnswer>;
export type AnyAnswer = Answer<unknown, CatalogueRefusal>;

/** What is done to an entry by its name alone; a change of its fields is sent by its form. */
export type PlainAction = Exclude<CatalogueAction, 'edit'>;

type Draft = { readonly fields: CatalogueFields; readonly effectiveDate: string | null };
type Keyed = { readonly key: string };
type Confirmed = Keyed & { readonly effectiveDate: string | null };

export type CatalogueApproval = {
  context: {
    readonly kind: CatalogueKind;
    /** Control: null until a new entry was saved once, and again when somebody else has ended the entry. */
    readonly id: number | null;
    /** Control: who asks, and as what. */
    readonly staff: CatalogueStaff;
    /** Control: how it stands, by whom it was sent, and the name it is known by. */
    readonly entry: CatalogueEntry | null;
    /** What was sent last, as typed. */
    readonly sent: Draft | null;
    /** Control: what is asked, or was asked last. */
    readonly action: CatalogueAction | null;
    /** The day from which an entry that is to be deleted no longer holds. */
    readonly goneFrom: string | null;
    /** Made before an action is asked for: pressed twice it is one. */
    readonly key: string;
    readonly refusal: CatalogueRefusal | 'not-reached' | null;
    readonly message: string | null;
  };
  input: { readonly kind: CatalogueKind; readonly id: number | null; readonly staff: CatalogueStaff };
  events:
    | { type: 'entry.asked' }
    | { type: 'edit.asked' }
    | ({ type: 'draft.submitted' } & Draft & Keyed)
    | { type: 'edit.withdrawn' }
    | ({ type: 'sending.asked' } & Keyed)
    | ({ type: 'recall.asked' } & Keyed)
    | { type: 'rejection.asked' }
    | { type: 'publication.asked' }
    | { type: 'cancellation.asked' }
    | { type: 'draft-deletion.asked' }
    | { type: 'deletion.asked' }
    /** What was published for a later day is not to come. */
    | { type: 'taking-back.asked' }
    /** A deletion may be meant for a later day; null is as soon as it is published. */
    | ({ type: 'action.confirmed' } & Confirmed)
    /** What is on sale is published under its name, which is typed. */
    | ({ type: 'publication.confirmed'; name: string } & Keyed)
    | { type: 'action.declined' }
    | { type: 'warning.read' }
    /** Whether it was done is asked once more. */
    | { type: 'outcome.asked' };
  emitted: { type: 'failed'; error: unknown };
  children: { loadEntry: 'loadEntry'; saveDraft: 'saveDraft'; carryOut: 'carryOut' };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon it is asked again whether an action was done. */
export const recheckAfter = 3_000;

type Context = CatalogueApproval['context'];
type Change = Partial<Context>;
type WithContext = { readonly context: Context };

const noRefusal = { refusal: null, message: null } as const;

export const begun = ({ kind, id, staff }: CatalogueApproval['input']): Context => ({
  kind,
  id,
  staff,
  entry: null,
  sent: null,
  action: null,
  goneFrom: null,
  key: '',
  ...noRefusal,
});

export const may = ({ staff, entry }: Context, action: CatalogueAction): boolean =>
  catalogueVerdict(staff, entry, action) === 'allowed';

/** Travellers meet what is published: it is changed under its name alone. */
export const isLive = ({ entry }: Context): boolean => (entry?.published ?? null) !== null;

export const liveNameOf = ({ entry }: Context): CatalogueValue =>
  entry === null ? null : (knownAs(entry)?.name ?? null);

/** Whoever types what they read has typed its name. */
export const isNamed = (context: Context, input: string): boolean => {
  const name = liveNameOf(context);
  return typeof name === 'string' && asRead(name) !== '' && asRead(input) === asRead(name);
};

export const isDeletion = ({ action }: Context): boolean =>
  action === 'ask-deletion' || action === 'delete-draft';

export const isRefusedAs = (answer: AnyAnswer, refusal: CatalogueRefusal): boolean =>
  !answer.ok && answer.refusal === refusal;

export const isEnded = (answer: AnyAnswer): boolean => answer.ok && answer.value === null;

export const fresh = noRefusal;

export const entryKept = (_: WithContext, answer: ReadAnswer | SaveAnswer | ActionAnswer): Change =>
  answer.ok && answer.value !== null ? { id: answer.value.id, entry: answer.value, ...noRefusal } : {};

/** As it stands now; what was refused stays said. */
export const entryRenewed = (_: WithContext, answer: ReadAnswer): Change =>
  answer.ok ? { entry: answer.value } : {};

/** What is saved next is a new entry, whose key is its own. */
export const entryForgotten = (): Change => ({ id: null, entry: null, sent: null, key: '' });

export const draftNoted = (
  { context }: WithContext,
  { fields, effectiveDate, key }: Draft & Keyed,
): Change => {
  const sent = { fields, effectiveDate };
  const isSame = JSON.stringify(context.sent) === JSON.stringify(sent) && context.key !== '';
  return { sent, action: 'edit', key: isSame ? context.key : key, ...noRefusal };
};

export const draftSaved = (held: WithContext, answer: SaveAnswer): Change => ({
  ...entryKept(held, answer),
  sent: null,
  key: '',
});

export const actionNoted = (_: WithContext, { action }: { readonly action: PlainAction }): Change => ({
  action,
  ...noRefusal,
});

export const actionConfirmed = (_: WithContext, { effectiveDate, key }: Confirmed): Change => ({
  goneFrom: effectiveDate,
  key,
});

export const refusedBy = (_: WithContext, answer: AnyAnswer): Change =>
  answer.ok ? {} : { refusal: answer.refusal, message: answer.message };

/** A change made from an older version is another one when it is sent again. */
export const outdatedBy = (held: WithContext, answer: AnyAnswer): Change => ({
  ...refusedBy(held, answer),
  key: '',
});

export const wantedIn = ({ context: { kind, id } }: WithContext) => ({ kind, id: id ?? 0 });

export const draftIn = ({ context: { kind, id, entry, sent, key } }: WithContext) => ({
  kind,
  id,
  seen: seenOf(entry),
  fields: sent?.fields ?? {},
  effectiveDate: sent?.effectiveDate ?? null,
  key,
});

export const actionIn = ({ context: { kind, id, entry, action, goneFrom, key } }: WithContext) => ({
  kind,
  id: id ?? 0,
  seen: seenOf(entry),
  action,
  effectiveDate: goneFrom,
  key,
});
