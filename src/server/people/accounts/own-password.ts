import { type Answer, granted, type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { type Budget, giveMostBack, refusalOfTries, uncount } from '#server/platform/tries/budget.ts';
import { type Asker, askerAt } from './hashing-queue.ts';
import type { Passwords } from './password-hash.ts';

const tries: Budget = { name: 'old-password', most: 9, within: 15 * minute };

type Proving = { readonly userId: number; readonly entered: string; readonly callerAddress: string };

/** A member who is logged in waits in a line that no stranger's login lengthens. */
export const askerOfMember = (callerAddress: string, userId: number): Asker =>
  askerAt(callerAddress, `member ${userId}`);

const triesOf = (userId: number) => ({ budget: tries, subject: String(userId) });

type Deps = Pick<PlatformContext, 'db' | 'clock'> & { readonly passwords: Passwords };

/** Nothing was guessed where there was no place to hash a password: most of the try is given back. */
export const hadNoPlace = async (
  { db }: Pick<PlatformContext, 'db'>,
  userId: number,
): Promise<RefusedAnswer<'too-many-tries'>> => {
  await giveMostBack(db, [triesOf(userId)]);
  return refused('too-many-tries');
};

/** The hash of the password, where whoever is logged in knows it too: it may be another one soon. Every guess costs a try. */
export const provePassword = async (
  { db, clock, passwords }: Deps,
  { userId, entered, callerAddress }: Proving,
): Promise<Answer<string, 'password-wrong' | 'too-many-tries'>> => {
  const over = await refusalOfTries(db, [triesOf(userId)], clock.now());
  if (over !== null) return over;
  const { password_hash: hash } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.isRight(entered, hash, askerOfMember(callerAddress, userId));
  if (isRight === null) return hadNoPlace({ db }, userId);
  return isRight && hash !== null ? granted(hash) : refused('password-wrong');
};

/** Who has proved it has all tries again. */
export const forgiveTries = ({ db }: Pick<PlatformContext, 'db'>, userId: number): Promise<void> =>
  uncount(db, triesOf(userId));
