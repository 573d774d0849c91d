import type { Kysely, Transaction } from 'kysely';
import type { CatalogueEntry, CatalogueFields, PublishedOnce } from '#domain/catalogue/catalogue-entry.ts';
import { comingAfter, heldOn } from '#domain/catalogue/catalogue-in-force.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { planTroubleOf } from './plan-trouble.ts';

type Intent = Tables['catalogue_intent'];
type Version = Tables['catalogue_version'];

const fieldsIn = (text: string): CatalogueFields => JSON.parse(text);

const onceIn = ({ fields, from_day: from }: Pick<Version, 'fields' | 'from_day'>): PublishedOnce => ({
  fields: fields === null ? null : fieldsIn(fields),
  from,
});

/** Of an entry whose deletion waits for its day, what is sold until then: no change that the deletion has dropped. */
const soldUntilGone = (versions: readonly Version[], today: string): Version | undefined => {
  const gone = versions.at(-1)?.from_day ?? today;
  const sold = versions.filter(({ fields }) => fields !== null);
  return (
    sold.findLast(({ from_day: from }) => from <= today) ??
    sold.findLast(({ from_day: from }) => from < gone) ??
    sold.at(-1)
  );
};

/** Null where nothing was published, and where a deletion has come. */
const publishedIn = (versions: readonly Version[], today: string): CatalogueEntry['published'] => {
  const last = versions.at(-1);
  const isOver = last?.fields === null && last.from_day <= today;
  if (last === undefined || isOver) return null;
  const described = last.fields === null ? soldUntilGone(versions, today) : last;
  return described === undefined || described.fields === null
    ? null
    : { fields: fieldsIn(described.fields), effectiveDate: described.effective_date, version: last.version };
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
  versions: readonly Version[],
  today: string,
): CatalogueEntry | null => {
  const meant = { id, kind, published: publishedIn(versions, today), intent: intentIn(intent) };
  const planTrouble = planTroubleOf(meant);
  const entry = planTrouble === undefined ? meant : { ...meant, planTrouble };
  // A change of what is gone, or its deletion once more, is gone with it.
  if (entry.published === null) return entry.intent?.action === 'create' ? entry : null;
  const all = versions.map(onceIn);
  const coming = comingAfter(all, today);
  return { ...entry, inForce: heldOn(all, today), ...(coming.length === 0 ? {} : { coming }) };
};

/** The entries of a kind that are there, in the order in which they came. */
export const entriesOf = async (
  db: Kysely<Tables>,
  kind: CatalogueKind,
  now: number,
): Promise<readonly CatalogueEntry[]> => {
  const today = travelDayOf(dayNumberAt(now));
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
    const every = versions.filter(({ entry }) => entry === row.id);
    return entryIn(row, own, every, today) ?? [];
  });
};

type Held = { readonly kind: CatalogueKind; readonly entry: CatalogueEntry | null };

/** An entry whose row is held until the transaction is over; null where there never was one of this kind. */
export const heldEntry = async (
  within: Transaction<Tables>,
  kind: CatalogueKind,
  id: number,
  now: number,
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
  const versions = await within
    .selectFrom('catalogue_version')
    .selectAll()
    .where('entry', '=', id)
    .orderBy('version')
    .execute();
  return { kind, entry: entryIn(row, intent, versions, travelDayOf(dayNumberAt(now))) };
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
  for (const { entry, ...once } of rows) found.set(entry, [...(found.get(entry) ?? []), onceIn(once)]);
  return found;
};
