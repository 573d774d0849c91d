import type { Kysely } from 'kysely';
import { keepPicture, loadPicture, removePicture } from '#contract/members/pictures.ts';
import { isPictureType, largestPicture } from '#domain/member/picture.ts';
import { pictureTypeOf } from '#domain/member/picture-content.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { answerToMember } from '#server/people/accounts/active-account.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';

const pictures: Budget = { name: 'picture', most: 20, within: hour };

/** The record says which picture it has, by its hash; the picture stands apart. Only its owner is ever sent it. */
const setPictureHash = async (db: Kysely<Tables>, userId: number, image: string | null): Promise<number> => {
  const { id } = await db
    .updateTable('customer')
    .set({ image })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Whose picture it is comes from the session. */
export const pictureCalls: readonly Operation<PeopleContext>[] = [
  operation(loadPicture, async ({ session }, { db }) => {
    if (session === null) return refused('sign-in-needed');
    const row = await db
      .selectFrom('customer_picture')
      .innerJoin('customer', 'customer.id', 'customer_picture.customer_id')
      .select(['customer_picture.type', 'customer_picture.content'])
      .where('customer.user_id', '=', session.userId)
      .executeTakeFirst();
    return granted(
      row !== undefined && isPictureType(row.type) ? { type: row.type, content: row.content } : null,
    );
  }),
  operation(keepPicture, async ({ body, session }, { db, clock }) => {
    if (session === null) return refused('sign-in-needed');
    const { userId } = session;
    const now = clock.now();
    const over = await refusalOfTries(db, [{ budget: pictures, subject: String(userId) }], now);
    if (over !== null) return over;
    const bytes = Buffer.from(body.content, 'base64');
    if (bytes.length > largestPicture) return refused('picture-too-large');
    const type = pictureTypeOf(bytes);
    if (type === null) return refused('picture-wrong');
    const kept = { type, content: bytes.toString('base64'), kept_at: now };
    return answerToMember(db, userId, async (within) => {
      const id = await setPictureHash(within, userId, hashOf(kept.content));
      await within
        .insertInto('customer_picture')
        .values({ customer_id: id, ...kept })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(kept))
        .execute();
      return granted(null);
    });
  }),
  operation(removePicture, async ({ session }, { db }) => {
    if (session === null) return refused('sign-in-needed');
    return answerToMember(db, session.userId, async (within) => {
      const id = await setPictureHash(within, session.userId, null);
      await within.deleteFrom('customer_picture').where('customer_id', '=', id).execute();
      return granted(null);
    });
  }),
];
