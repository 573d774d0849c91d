import { type Kysely, type Migration, sql } from 'kysely';

/** When the e-mail of a booking was proved. What was made before stands as it was promised. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('booking').addColumn('proven_at', 'bigint').execute();
  await sql`update booking set proven_at = created_at`.execute(db);
};

export const provenBookings: Migration = { up };
