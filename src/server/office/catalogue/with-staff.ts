import type { Kysely } from 'kysely';
import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const staffOf = ({ intent }: CatalogueEntry): readonly (number | null)[] =>
  intent === null ? [] : [intent.editedBy, intent.sentBy];

/** The entries with the names of whoever edited and sent what is meant. */
export const withStaff = async (
  db: Kysely<Tables>,
  entries: readonly CatalogueEntry[],
): Promise<CatalogueEntry[]> => {
  const ids = entries.flatMap(staffOf).filter((id) => id !== null);
  if (ids.length === 0) return [...entries];
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute();
  const names = rows.map(({ id, ...named }) => ({
    id,
    name: `${named.first_name} ${named.last_name}`.trim(),
  }));
  return entries.map((entry) => {
    const own = staffOf(entry);
    const staff = names.filter(({ id }) => own.includes(id));
    return staff.length === 0 ? entry : { ...entry, staff };
  });
};
