import type { Kysely } from 'kysely';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { type CatalogueEvent, changedByEach, publishedVersions } from '#domain/catalogue/catalogue-event.ts';
import { daysDroppedAt } from '#domain/catalogue/catalogue-in-force.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const fieldsIn = (text: string | null | undefined): CatalogueFields | null =>
  text === null || text === undefined ? null : JSON.parse(text);

/** Every version of an entry in its order, with its place among them. */
const versionsOf = async (db: Kysely<Tables>, entry: number) => {
  const rows = await db
    .selectFrom('catalogue_version')
    .select(['version', 'fields', 'from_day'])
    .where('entry', '=', entry)
    .orderBy('version')
    .execute();
  return rows.map(({ version, fields, from_day: from }, place) => ({
    version,
    place,
    fields: fieldsIn(fields),
    from,
  }));
};

/** Every action on an entry, from the first on. */
export const eventsOf = async (
  db: Kysely<Tables>,
  kind: CatalogueKind,
  entry: number,
): Promise<readonly CatalogueEvent[]> => {
  const rows = await db
    .selectFrom('catalogue_event')
    .leftJoin('user_account', 'user_account.id', 'catalogue_event.staff')
    .selectAll('catalogue_event')
    .select(['first_name', 'last_name'])
    .where('entry', '=', entry)
    .orderBy('catalogue_event.id')
    .execute();
  const versions = await versionsOf(db, entry);
  const published = publishedVersions(
    rows.map(({ deed: action }) => ({ action })),
    versions,
  );
  const first = rows[0]?.from_standing === 'absent' ? null : (versions[0]?.fields ?? null);
  const left = rows.map(({ deed: action, fields, effective_before, effective_date }, index) => ({
    action,
    fields: fieldsIn(fields),
    effectiveBefore: effective_before,
    effectiveDate: published[index]?.from ?? effective_date,
  }));
  const changed = changedByEach(kind, left, first);
  return left.flatMap((step, index) => {
    const [row, version] = [rows[index], published[index] ?? null];
    if (row === undefined) return [];
    return {
      ...step,
      id: row.id,
      at: row.at,
      staff: { id: row.staff, name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() },
      from: row.from_standing,
      to: row.to_standing,
      intentId: row.intent_id,
      version: version?.version ?? null,
      changed: changed[index] ?? [],
      dropped:
        version === null ? [] : daysDroppedAt(versions, version.place, travelDayOf(dayNumberAt(row.at))),
    };
  });
};
