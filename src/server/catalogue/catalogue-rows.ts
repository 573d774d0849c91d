import type { Kysely, Transaction } from 'kysely';
import type { CatalogueEntry, CatalogueFields } from '#domain/catalogue-entry.ts';
import type { PublishedOnce } from '#domain/catalogue-in-force.ts';
import type { CatalogueKind } from '#domain/catalogue-kind.ts';
import type { Tables } from '#server/store/tables.ts';

type Intent = Tables['catalogue_intent'];
type Version = Tables['catalogue_version'];

const fieldsIn = (text: string): CatalogueFields => JSON.parse(text);

const publishedIn = (version: Version | undefined): CatalogueEntry['published'] =>
  version === undefined || version.fields === null
    ? null
    : {
        fields: fieldsIn(version.fields),
        effectiveDate: version.effective_date,
        version: version.version,
      };

const intentIn = (row: Intent | undefined): CatalogueEntry['intent'] =>
  row === undefined
    ? null
    : {
        intentId: row.intent_id,
        action: row.action,
        status: row.status,
        fields: fieldsIn(row.fields),
        effectiveDate: row.effective_date,
        version: row.version,
        editedBy: row.edited_by,
        sentBy: row.sent_by,
        at: row.at,
      };

const entryIn = (
  { id, kind }: Tables['catalogue_entry'],
  intent: Intent | undefined,
  last: Version | undefined,
): CatalogueEntry | null => {
  const entry = { id, kind, published: publishedIn(last), intent: intentIn(intent) };
  return entry.published === null && entry.intent === null ? null : entry;
};

/** The entries of a kind that are there, in the order in which they came. */
export const entriesOf = async (
  db: Kysely<Tables>,
  kind: CatalogueKind,
): Promise<readonly CatalogueEntry[]> => {
  const rows = await db
    .selectFrom('catalogue_entry')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const intents = await db.selectFrom('catalogue_intent').selectAll().where('entry', 'in', ids).execute();
  const versions = await db
    .selectFrom('catalogue_version')
    .selectAll()
    .where('entry', 'in', ids)
    .orderBy('version')
    .execute();
  return rows.flatMap((row) => {
    const own = intents.find(({ entry }) => entry === row.id);
    const last = versions.findLast(({ entry }) => entry === row.id);
    return entryIn(row, own, last) ?? [];
  });
};

type Held = { readonly kind: CatalogueKind; readonly entry: CatalogueEntry | null };

/** An entry whose row is held until the transaction is over; null where there never was one of this kind. */
export const heldEntry = async (
  within: Transaction<Tables>,
  kind: CatalogueKind,
  id: number,
): Promise<Held | null> => {
  const row = await within
    .selectFrom('catalogue_entry')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const intent = await within
    .selectFrom('catalogue_intent')
    .selectAll()
    .where('entry', '=', id)
    .executeTakeFirst();
  const last = await within
    .selectFrom('catalogue_version')
    .selectAll()
    .where('entry', '=', id)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { kind, entry: entryIn(row, intent, last) };
};

/** All that was published of a kind, by the id of its entry. */
export const publishedOf = async (
  db: Kysely<Tables>,
  kind: CatalogueKind,
): Promise<ReadonlyMap<number, readonly PublishedOnce[]>> => {
  const rows = await db
    .selectFrom('catalogue_version')
    .innerJoin('catalogue_entry', 'catalogue_entry.id', 'catalogue_version.entry')
    .select(['entry', 'fields', 'from_day'])
    .where('kind', '=', kind)
    .orderBy('entry')
    .orderBy('version')
    .execute();
  const found = new Map<number, PublishedOnce[]>();
  for (const { entry, fields, from_day: from } of rows) {
    const once = { fields: fields === null ? null : fieldsIn(fields), from };
    found.set(entry, [...(found.get(entry) ?? []), once]);
  }
  return found;
};
