import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

const endAll = async (db: Kysely<Tables>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db.deleteFrom('session').where('id', 'in', ids).execute();
  await db.deleteFrom('session_token').where('session_id', 'in', ids).execute();
};

/** Ends a session: its row and every token of it are gone. Gives whose it was. */
export const endSession = async (db: Kysely<Tables>, id: string): Promise<number | null> => {
  const row = await db.selectFrom('session').select('user_id').where('id', '=', id).executeTakeFirst();
  await endAll(db, [id]);
  return row?.user_id ?? null;
};

/** Ends the sessions of a member, but for the one that is named. */
export const endSessionsOf = async (
  db: Kysely<Tables>,
  userId: number,
  except: string | null,
): Promise<void> => {
  const rows = await db.selectFrom('session').select('id').where('user_id', '=', userId).execute();
  await endAll(
    db,
    rows.map(({ id }) => id).filter((id) => id !== except),
  );
};

/** The session of the browser that brings this renewal token, if there is one. */
export const sessionIdOf = async (db: Kysely<Tables>, renewalHash: string): Promise<string | null> => {
  const row = await db
    .selectFrom('session_token')
    .select('session_id')
    .where('hash', '=', renewalHash)
    .where('kind', '=', 'renewal')
    .executeTakeFirst();
  return row?.session_id ?? null;
};
