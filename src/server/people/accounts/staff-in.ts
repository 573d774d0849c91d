import type { Kysely } from 'kysely';
import type { CatalogueStaff } from '#domain/catalogue/catalogue-rights.ts';
import type { Session } from '#server/platform/http/session.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { rolesIn } from './kept-roles.ts';

/** The member of staff who asks, with the roles they have at this moment; null for anybody else. */
export const staffIn = async (
  db: Kysely<Tables>,
  session: Session | null,
): Promise<CatalogueStaff | null> => {
  if (session?.role !== 'staff') return null;
  const row = await db
    .selectFrom('user_account')
    .select('staff_roles')
    .where('id', '=', session.userId)
    .executeTakeFirst();
  return { id: session.userId, roles: rolesIn(row?.staff_roles ?? '') };
};
