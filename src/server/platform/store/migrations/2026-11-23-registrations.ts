import { type Kysely, type Migration, sql } from 'kysely';

/** Members who register are numbered from here on; those of the seed come before. */
const firstNumber = 100_000;

/** A number for each new member, and whose country a passport is of. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create sequence member_number start with ${sql.lit(firstNumber)}`.execute(db);
  await db.schema.alterTable('customer_private').addColumn('passport_country_id', 'integer').execute();
};

export const registrations: Migration = { up };
