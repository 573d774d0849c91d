import type { Kysely } from 'kysely';
import { emailKeyOf, parseEmail } from '#domain/values/email.ts';
import { type StaffRole, staffRoles } from '#domain/values/staff-role.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { rolesIn } from '#server/people/accounts/kept-roles.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { dropUnusedCodes } from './open-code.ts';

export type StaffMember = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
};

type Changed = 'done' | 'not-activated' | 'unknown';

const isRole = (text: string): text is StaffRole => staffRoles.some((role) => role === text);

/** The list that names all roles. */
export const everyRole = staffRoles.join(',');

/** The roles a list names, `editor,approver`; null when it names none, or something that is no role. */
export const rolesNamed = (list: string): readonly StaffRole[] | null => {
  const named = list.split(',');
  return named.every(isRole) ? staffRoles.filter((role) => named.includes(role)) : null;
};

/** From now on the account has these roles and no others. Its sessions end, so that none goes on with what it had,
 * and so do the codes that were mailed or given before: support may know one. */
export const giveRoles = (
  db: Kysely<Tables>,
  { email, roles }: { readonly email: string; readonly roles: readonly StaffRole[] },
  now: number,
): Promise<Changed> =>
  inTransaction(db, async (within) => {
    const account = await within
      .selectFrom('user_account')
      .select(['id', 'status'])
      .where('email_key', '=', emailKeyOf(parseEmail(email)))
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (account === undefined) return 'unknown';
    const isGiven = roles.length > 0;
    if (isGiven && account.status !== 'ACTIVE') return 'not-activated';
    await within
      .updateTable('user_account')
      .set({ role: isGiven ? 'staff' : 'member', staff_roles: roles.join(' ') })
      .where('id', '=', account.id)
      .execute();
    await endSessionsOf(within, account.id, null);
    await dropUnusedCodes(within, account.id);
    await audit(
      within,
      {
        action: isGiven ? 'staff-roles-granted' : 'staff-roles-revoked',
        actor: null,
        subject: account.id,
        requestId: `npm run staff: ${isGiven ? roles.join(',') : 'none'}`,
      },
      now,
    );
    return 'done';
  });

/** Whoever is of the staff, by e-mail. */
export const staffMembers = async (db: Kysely<Tables>): Promise<readonly StaffMember[]> => {
  const rows = await db
    .selectFrom('user_account')
    .select(['email', 'first_name', 'last_name', 'staff_roles'])
    .where('role', '=', 'staff')
    .orderBy('email_key')
    .execute();
  return rows.map(({ email, first_name, last_name, staff_roles }) => ({
    email,
    name: `${first_name} ${last_name}`.trim(),
    roles: rolesIn(staff_roles),
  }));
};
