import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

type Action = {
  readonly action:
    | 'customer-corrected-by-staff'
    | 'customer-registered-by-staff'
    | 'customer-seen-by-staff'
    | 'customer-sought-in-vain'
    | 'customer-updated'
    | 'member-activated'
    | 'membership-ended'
    | 'password-changed'
    | 'password-reset'
    | 'password-code-given-to-staff'
    | 'registration-ended-by-staff'
    | 'staff-roles-granted'
    | 'staff-roles-revoked';
  /** Null when nobody was logged in. */
  readonly actor: number | null;
  readonly subject: number;
  readonly requestId: string;
  /** Which fields were changed, by name; what stands in them is not written down. */
  readonly fields?: readonly string[];
};

/** Keeps who did what to whose account. */
export const audit = async (
  db: Kysely<Tables>,
  { action, actor, subject, requestId, fields = [] }: Action,
  now: number,
): Promise<void> => {
  await db
    .insertInto('audit_entry')
    .values({
      id: crypto.randomUUID(),
      at: now,
      deed: action,
      actor_user_id: actor,
      subject_user_id: subject,
      request_id: requestId,
      fields: fields.join(' '),
    })
    .execute();
};
