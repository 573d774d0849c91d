import { readPasswordLink as call } from '#contract/members/users.ts';
import { namedMembership } from '#domain/member/named-membership.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { operation } from '#server/people/context/operation.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { customerWith } from './customer-at-counter.ts';
import { userOfCode } from './open-code.ts';

const readings: Budget = { name: 'password-link-read', most: 40, within: 15 * minute };

/** Before a first password is chosen, whose membership it makes active is told: somebody else may have typed the e-mail. */
export const readPasswordLink = operation(call, async ({ body, callerAddress }, { db, clock }) => {
  const now = clock.now();
  const one = { budget: readings, subject: callerSubjectOf(callerAddress) };
  if (!(await spend(db, one, now))) return refused('too-many-tries');
  const userId = await userOfCode(db, body.code, now);
  if (userId === null) return refused('link-used-or-old');
  const customer = await customerWith(db, userId);
  const isWaiting = customer?.status === 'PASSIVE';
  return granted({ activates: isWaiting ? namedMembership(customer.draft) : null });
});
