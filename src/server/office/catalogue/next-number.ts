import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

/** A number no entry, intent or event of the catalogue has had, and none will have again. */
export const nextNumber = async (db: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{
    readonly number: number;
  }>`select nextval('catalogue_number') as number`.execute(db);
  return Number(rows[0]?.number);
};
