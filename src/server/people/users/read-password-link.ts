import { readPasswordLink as call } from '#contract/members/users.ts';
import { namedMembership } from '#domain/member/named-membership.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { operation } from '#server/people/context/operation.ts';
import { customerWith } from './customer-at-counter.ts';
import { userOfCode } from './open-code.ts';

const readings: Turns = { name: 'password-link-read', most: 40, within: 15 * minute, browsers: wideNet };

/** Before a first password is chosen, whose membership it makes active is told: somebody else may have typed the e-mail. */
export const readPasswordLink = operation(call, async (asked, app) => {
  const { db, clock } = app;
  const over = await refusalOfTry(asked, readings, app);
  if (over !== null) return over;
  const userId = await userOfCode(db, asked.body.code, clock.now());
  if (userId === null) return refused('link-used-or-old');
  const customer = await customerWith(db, userId);
  const isWaiting = customer?.status === 'PASSIVE';
  return granted({ activates: isWaiting ? namedMembership(customer.draft) : null });
});
