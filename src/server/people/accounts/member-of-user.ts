import type { Kysely } from 'kysely';
import type { Member } from '#domain/member/member.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { rolesIn } from './kept-roles.ts';

/** The member as the shop shows them. */
export const memberOfUser = async (db: Kysely<Tables>, userId: number): Promise<Member> => {
  const row = await db
    .selectFrom('user_account')
    .leftJoin('customer', 'customer.user_id', 'user_account.id')
    .select([
      'user_account.id',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.email',
      'user_account.company_name',
      'user_account.role',
      'user_account.staff_roles',
      'customer.company',
    ])
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();
  const roles = row.role === 'staff' ? rolesIn(row.staff_roles) : [];
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    companyName: row.company === true ? row.company_name : null,
    ...(roles.length === 0 ? {} : { staffRoles: roles }),
  };
};
