import * as z from 'zod/mini';
import { catalogueEntry, catalogueFieldsOnWire } from '#contract/catalogue/catalogue-wire.ts';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import {
  type CatalogueAction,
  type CatalogueStaff,
  type CatalogueStatus,
  statusOfEntry,
} from '#domain/catalogue/catalogue-rights.ts';
import { type CatalogueSeen, seenOf } from '#domain/catalogue/catalogue-step.ts';
import { sampleFields } from '../catalogue-samples.ts';
import { type LoggedInClient, memberOf } from '../members.ts';
import type { TestShop } from '../open-test-shop.ts';

const onWire = (fields: CatalogueFields) => z.encode(catalogueFieldsOnWire, fields);

export type ActionOutcome = {
  readonly status: number;
  readonly name: string;
  readonly entry: CatalogueEntry | null;
};

/** An entry as the wire tells it, in the words of the domain. */
const entryIn = (encoded: unknown): CatalogueEntry | null =>
  encoded === null ? null : z.decode(catalogueEntry, Object(encoded));

/** A member of staff at the catalogue, by the calls of the shop. */
export type Colleague = CatalogueStaff & {
  readonly read: (id: number) => Promise<CatalogueEntry | null>;
  readonly does: (
    action: CatalogueAction,
    of: {
      readonly id: number | null;
      readonly seen: CatalogueSeen;
      readonly changed?: number;
      readonly effectiveDate?: string;
    },
  ) => Promise<ActionOutcome>;
};

const pathOf = (
  all: string,
  action: CatalogueAction,
  id: number | null,
  { intentId }: CatalogueSeen,
): string => {
  if (action === 'edit') return all;
  if (action === 'ask-deletion') return `${all}/entries/${id}`;
  if (action === 'delete-draft') return `${all}/drafts/${intentId}`;
  return `${all}/intents/${intentId}/${action === 'send' ? 'send-to-approval' : action}`;
};

/** Somebody of the staff who is logged in. */
export type SignedIn = CatalogueStaff & Pick<LoggedInClient, 'authorized'> & { readonly shop: TestShop };

export const signedIn = async (
  shop: TestShop,
  email: string,
  roles: CatalogueStaff['roles'],
): Promise<SignedIn> => {
  const { authorized } = await memberOf(shop, { email: `${email}@example.com` });
  const { id } = await shop.open.app.db
    .selectFrom('user_account')
    .select('id')
    .where('email_key', '=', `${email}@example.com`)
    .executeTakeFirstOrThrow();
  return { id, roles, authorized, shop };
};

const codesOf = new WeakMap<TestShop, Map<number, string>>();

const codeIn = (entry: CatalogueEntry | null): string | null => {
  const code = (entry?.published ?? entry?.intent)?.fields.code;
  return typeof code === 'string' ? code : null;
};

/** The same person at the entries of one kind. */
export const atKind = ({ id, roles, authorized, shop }: SignedIn, kind: CatalogueKind): Colleague => {
  const all = `/mc/catalogue/${kind}`;
  const headers = { ...authorized, 'content-type': 'application/json' };
  const read = async (entry: number) => {
    const answer = await shop.ask(`${all}/entries/${entry}`, { headers });
    return answer.ok ? entryIn(await answer.json()) : null;
  };
  const codes = codesOf.get(shop) ?? new Map<number, string>();
  codesOf.set(shop, codes);
  /** An entry keeps the code it was made with. */
  const codeOf = async (entry: number) => {
    const known = codes.get(entry) ?? codeIn(await read(entry));
    if (known !== null) codes.set(entry, known);
    return known ?? `OLD-${entry}`;
  };
  return {
    id,
    roles,
    read,
    does: async (action, { id: entry, seen, changed = 1_000, effectiveDate }) => {
      const code = entry === null ? `NEW-${crypto.randomUUID().slice(0, 8)}` : await codeOf(entry);
      const begins = action === 'edit' || action === 'ask-deletion';
      const body = begins
        ? { id: entry, seen, effectiveDate, fields: onWire(sampleFields(kind, code, changed)) }
        : { id: entry, version: seen.version };
      const method = action === 'ask-deletion' || action === 'delete-draft' ? 'DELETE' : 'POST';
      const answer = await shop.ask(pathOf(all, action, entry, seen), {
        method,
        headers,
        body: JSON.stringify(body),
      });
      const result = await answer.json();
      return {
        status: answer.status,
        name: answer.ok ? 'allowed' : result.type,
        entry: answer.ok ? entryIn(result.entry) : null,
      };
    },
  };
};

/** A member of staff at the passes the shop sells. */
export const colleagueOf = async (
  shop: TestShop,
  email: string,
  roles: CatalogueStaff['roles'],
): Promise<Colleague> => atKind(await signedIn(shop, email, roles), 'subscriptions');

/** An editor, one of both roles who sends, and an approver. */
export const threeOfStaff = async (shop: TestShop): Promise<readonly [Colleague, Colleague, Colleague]> => [
  await colleagueOf(shop, 'deniz', ['editor']),
  await colleagueOf(shop, 'pinar', ['editor', 'approver']),
  await colleagueOf(shop, 'nazan', ['approver']),
];

/** After any day of a test. */
const laterDay = '2099-01-01';

type Hands = readonly [editor: Colleague, sender: Colleague, approver: Colleague];

const next = async (
  who: Colleague,
  action: CatalogueAction,
  before: CatalogueEntry | null,
  effectiveDate?: string,
): Promise<CatalogueEntry | null> => {
  const of = { id: before?.id ?? null, seen: seenOf(before), changed: before === null ? 1_000 : 2_000 };
  const outcome = await who.does(action, effectiveDate === undefined ? of : { ...of, effectiveDate });
  if (outcome.name !== 'allowed') throw new Error(`${action}: ${outcome.name}`);
  return outcome.entry;
};

const waits = (status: string) => status.endsWith('-waiting');

/** Brings a published entry to where it stands so, sent by the second of the two. */
export const advanceEntry = async (
  status: CatalogueStatus,
  [editor, sender, approver]: Hands,
  published: CatalogueEntry | null,
): Promise<CatalogueEntry | null> => {
  if (status === 'published') return published;
  if (status === 'coming') {
    const later = await next(editor, 'edit', published, laterDay);
    return next(approver, 'publish', await next(editor, 'send', later));
  }
  const meant = await next(editor, status.startsWith('delete') ? 'ask-deletion' : 'edit', published);
  return waits(status) ? next(sender, 'send', meant) : meant;
};

/** Brings a new entry to where it stands so, sent by the second of the two. */
export const createEntryIn = async (
  status: CatalogueStatus,
  [editor, sender, approver]: Hands,
): Promise<CatalogueEntry | null> => {
  if (status === 'absent') return null;
  const made = await next(editor, 'edit', null);
  if (status.startsWith('create')) return waits(status) ? next(sender, 'send', made) : made;
  const published = await next(approver, 'publish', await next(editor, 'send', made));
  return advanceEntry(status, [editor, sender, approver], published);
};

/** Takes back all that is meant to become of a published entry. */
export const revertEntry = async (
  [editor, , approver]: Hands,
  id: number,
): Promise<CatalogueEntry | null> => {
  const found = await editor.read(id);
  const kept = found?.intent ? await next(editor, 'cancel', found) : found;
  return statusOfEntry(kept) === 'coming' ? next(approver, 'take-back', kept) : kept;
};
