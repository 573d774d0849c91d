import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { PlatformContext } from '#server/platform/context/platform-context.ts';
import { type Budget, giveMostBack, refusalOfTries, uncount } from '#server/platform/tries/budget.ts';
import type { Passwords } from './password-hash.ts';

const tries: Budget = { name: 'old-password', most: 9, within: 15 * minute };

const triesOf = (userId: number) => ({ budget: tries, subject: String(userId) });

type Deps = Pick<PlatformContext, 'db' | 'clock'> & { readonly passwords: Passwords };

/** The hash of the password, where whoever is logged in knows it too: it may be another one soon. Every guess costs a try. */
export const provePassword = async (
  { db, clock, passwords }: Deps,
  userId: number,
  entered: string,
): Promise<Answer<string, 'password-wrong' | 'too-many-tries'>> => {
  const over = await refusalOfTries(db, [triesOf(userId)], clock.now());
  if (over !== null) return over;
  const { password_hash: hash } = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isRight = await passwords.isRight(entered, hash);
  if (isRight === null) {
    await giveMostBack(db, [triesOf(userId)]);
    return refused('too-many-tries');
  }
  return isRight && hash !== null ? granted(hash) : refused('password-wrong');
};

/** Who has proved it has all tries again. */
export const forgiveTries = ({ db }: Pick<PlatformContext, 'db'>, userId: number): Promise<void> =>
  uncount(db, triesOf(userId));
