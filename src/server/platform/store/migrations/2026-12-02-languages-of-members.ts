import { type Kysely, type Migration, sql } from 'kysely';

/** A member is written to in the language they logged in by last; until then in that of their last booking. */
const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('user_account').addColumn('language', 'text').execute();
  await sql`
    update user_account set language = (
      select language from booking where booking.user_id = user_account.id order by created_at desc limit 1
    )
    where ended_at is null
  `.execute(db);
};

export const languagesOfMembers: Migration = { up };
