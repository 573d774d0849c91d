import type { Kysely } from 'kysely';
import { isOfSameCustomer } from '#domain/member/customer-at-counter.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { customerWith } from './customer-at-counter.ts';
import { accountWith } from './mail-link.ts';

/**
 * Whether somebody else is registered with this e-mail and holds a link that activates. The owner's own link must not
 * activate what a stranger typed after it was mailed. Any e-mail costs the same statements.
 */
export const doesAnotherWait = async (
  within: Kysely<Tables>,
  draft: RegistrationDraft,
  now: number,
): Promise<boolean> => {
  const account = await accountWith(within, draft.email);
  const id = account?.id ?? 0;
  const code = await within
    .selectFrom('one_time_code')
    .select('hash')
    .where('user_id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const before = await customerWith(within, id);
  const isWaiting = account?.status === 'PASSIVE' && code !== undefined && before !== null;
  return isWaiting && !isOfSameCustomer(before.draft, draft);
};
