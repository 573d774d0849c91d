import { sql, type Transaction } from 'kysely';
import * as z from 'zod/mini';
import { catalogueEntry } from '#contract/catalogue/catalogue-wire.ts';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { publishingActions } from '#domain/catalogue/catalogue-event.ts';
import { type CatalogueKind, catalogueKindNamed } from '#domain/catalogue/catalogue-kind.ts';
import { catalogueProblems } from '#domain/catalogue/catalogue-problems.ts';
import type { CatalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import { type CatalogueAsk, catalogueStep } from '#domain/catalogue/catalogue-step.ts';
import { isRealDay } from '#domain/time/birth-date.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, type KeyRefusal, keyIn } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { maySavePlans } from '#server/railway/network/may-save-plans.ts';
import { servedStations } from '#server/railway/trains/search-stations.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { entriesOf, heldEntry } from './catalogue-rows.ts';
import { nextNumber } from './next-number.ts';
import { publishedInStore } from './published.ts';
import { saveStep } from './save-step.ts';
import { withStaff } from './with-staff.ts';

type Law = 'at' | 'nextId' | 'staff';

/** What a call wishes, before it is known who asks and when. */
export type Wished =
  | Omit<Extract<CatalogueAsk, { action: 'edit' }>, Law>
  | Omit<Extract<CatalogueAsk, { action: 'ask-deletion' }>, Law>
  | Omit<Exclude<CatalogueAsk, { nextId: number }>, Law>;

type Refusal =
  | Exclude<CatalogueVerdict, 'allowed'>
  | 'catalogue-conflict'
  | 'catalogue-entry-gone'
  | 'catalogue-incomplete'
  | 'catalogue-code-taken'
  | 'catalogue-numbers-spent';

type Left = { readonly entry: CatalogueEntry | null };

const hasWrongDay = (wished: Wished): boolean =>
  'effectiveDate' in wished && wished.effectiveDate !== null && !isRealDay(wished.effectiveDate);

type Slot = {
  readonly kind: CatalogueKind;
  readonly id: number | null;
  /** At which trains stop. */
  readonly stations: ReadonlySet<number>;
};

/** Fields that are to stand in an entry, or to go on towards its publishing. */
const fieldsOnTheWay = (wished: Wished, entry: CatalogueEntry | null): CatalogueFields | null => {
  if (wished.action === 'edit') return wished.fields;
  const goesOn = wished.action === 'send' || wished.action === 'publish';
  return goesOn && entry?.intent && entry.intent.action !== 'delete' ? entry.intent.fields : null;
};

/** What is wrong with an entry as it would stand, as it is to be sent, or as it is to be published. */
const hasWrongFields = ({ kind, stations }: Slot, wished: Wished, entry: CatalogueEntry | null): boolean => {
  const fields = fieldsOnTheWay(wished, entry);
  const published = entry?.published?.fields ?? null;
  const isStation = (station: number) => stations.has(station);
  return fields !== null && catalogueProblems(kind, fields, published, isStation).length > 0;
};

/** A new entry has a row of its own, which nobody else knows of yet. */
const heldOrNew = async (within: Transaction<Tables>, { kind, id }: Slot, at: number) => {
  if (id !== null) {
    const held = await heldEntry(within, kind, id, at);
    return held === null ? null : { id, entry: held.entry };
  }
  const number = await nextNumber(within);
  await within.insertInto('catalogue_entry').values({ id: number, kind }).execute();
  return { id: number, entry: null };
};

const done = async (
  within: Transaction<Tables>,
  slot: Slot,
  ask: CatalogueAsk,
): Promise<Answer<Left, Refusal>> => {
  const held = await heldOrNew(within, slot, ask.at);
  // What is gone does not begin anew under its old number.
  const isGone = slot.id !== null && held?.entry === null;
  if (held === null || isGone) return refused('catalogue-entry-gone');
  const { id, entry: before } = held;
  const step = catalogueStep({ id, kind: slot.kind }, before, ask);
  if (!step.ok) return refused(step.why);
  if (hasWrongDay(ask)) return refused('catalogue-incomplete');
  if (hasWrongFields(slot, ask, before)) return refused('catalogue-incomplete');
  if (await isCodeTaken(within, slot, id, ask)) return refused('catalogue-code-taken');
  await saveStep(within, { id, before, after: step.entry, ask });
  if (await isBeyondNumbers(within, slot, ask)) return refused('catalogue-numbers-spent');
  const left = (await heldEntry(within, slot.kind, id, ask.at))?.entry ?? null;
  const [entry = null] = await withStaff(within, left === null ? [] : [left]);
  return granted({ entry });
};

/** Within its kind an entry is known by its code. */
const isCodeTaken = async (
  within: Transaction<Tables>,
  { kind }: Slot,
  own: number,
  wished: CatalogueAsk,
) => {
  if (wished.action !== 'edit') return false;
  const entries = await entriesOf(within, kind, wished.at);
  return entries.some(
    ({ id, published, intent }) =>
      id !== own && [published, intent].some((each) => each?.fields.code === wished.fields.code),
  );
};

/** A plan that trains have no numbers left for would never be sold by. */
const isBeyondNumbers = async (
  within: Transaction<Tables>,
  { kind }: Slot,
  { action, at }: CatalogueAsk,
): Promise<boolean> =>
  kind === 'seat-map' &&
  publishingActions.includes(action) &&
  !(await maySavePlans(within, await publishedInStore.histories(within), at));

type Calling = Pick<
  OperationRequest<{ readonly idempotencyKey?: string | null | undefined }>,
  'body' | 'headers' | 'params' | 'session'
>;

const left = z.object({ entry: z.nullable(catalogueEntry) });

/** Does one action on one entry, once: whoever comes while another is at it waits, and is judged by what then stands. */
export const doAction = async (
  { body, headers, params, session }: Calling,
  app: AppContext,
  id: number | null,
  wished: Wished,
): Promise<Answer<Left, KeyRefusal | Refusal>> => {
  const { db, clock } = app;
  const kind = catalogueKindNamed(params.kind ?? '');
  const staff = await staffIn(db, session);
  if (kind === null) return refused('catalogue-entry-gone');
  if (staff === null) return refused('role-lacking');
  const stations = servedStations(app.railway.network());
  const law = { staff, at: clock.now() };
  const key = keyIn(headers, body.idempotencyKey);
  const { action, ...given } = wished;
  const hashed = { kind, id, wished: { deed: action, ...given } };
  const once = { name: 'catalogue', key, owner: `staff ${staff.id}`, body: hashed };
  const result = await answerOnce<Refusal>(app, once, clock.now(), (keep) =>
    answerInTransaction(db, async (within) => {
      // Codes are compared over a whole kind: one action at a time.
      await sql`lock table catalogue_entry in share row exclusive mode`.execute(within);
      const begins = wished.action === 'edit' || wished.action === 'ask-deletion';
      const ask = begins ? { ...wished, ...law, nextId: await nextNumber(within) } : { ...wished, ...law };
      const answer = await done(within, { kind, id, stations }, ask);
      if (!answer.ok) return answer;
      const text = JSON.stringify(z.encode(left, answer.value));
      await keep(within, text);
      return granted(text);
    }),
  );
  if (!result.ok) return result;
  // Whoever publishes sells by it from the next call on.
  if (publishingActions.includes(wished.action)) await app.railway.newest();
  return granted(z.decode(left, JSON.parse(result.value)));
};
