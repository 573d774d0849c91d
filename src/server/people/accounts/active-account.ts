import type { Kysely, Transaction } from 'kysely';
import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const notEnded = (within: Kysely<Tables>) => within.selectFrom('user_account').where('ended_at', 'is', null);

/** Accounts whose membership has not ended; what is found here does not end before the transaction does. */
export const activeAccounts = (within: Kysely<Tables>) => notEnded(within).forUpdate('user_account');

/** Asked before anything is written that belongs to a member, in the transaction that writes it. */
export const isActiveAccount = async (within: Kysely<Tables>, userId: number): Promise<boolean> => {
  const row = await activeAccounts(within).select('id').where('id', '=', userId).executeTakeFirst();
  return row !== undefined;
};

/** Work on what belongs to a member. One whose membership has ended meanwhile hears what whoever is logged out hears. */
export const answerToMember = <Result extends { readonly ok: boolean }>(
  db: Kysely<Tables>,
  userId: number,
  work: (within: Transaction<Tables>) => Promise<Result>,
): Promise<RefusedAnswer<'sign-in-needed'> | Result> =>
  answerInTransaction(db, async (within) =>
    (await isActiveAccount(within, userId)) ? work(within) : refused('sign-in-needed'),
  );

/** Whose is what is laid down now: what is bought while a membership ends is bought by a guest. Purchases do not wait for each other. */
export const activeOwner = async (within: Kysely<Tables>, userId: number | null): Promise<number | null> => {
  const row = await notEnded(within)
    .select('id')
    .where('id', '=', userId)
    .forShare('user_account')
    .executeTakeFirst();
  return row?.id ?? null;
};
