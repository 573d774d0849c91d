import { checkPermit as call } from '#contract/members/permi.ts';
import { rangeOf } from '#domain/time/date-range.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { operation } from '#server/people/context/operation.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { holderHash } from './holder-hash.ts';

const checks: Budget = { name: 'permi-check', most: 10, within: 15 * minute };

const numberIn = (entered: string | number): string => withoutWhiteSpace(foldDigits(String(entered)));

/** An unknown permit, another's and one that is over are answered alike. */
export const checkPermit = operation(call, async ({ body, callerAddress }, { db, clock }) => {
  const now = clock.now();
  const one = { budget: checks, subject: callerSubjectOf(callerAddress) };
  if (!(await spend(db, one, now))) return refused('too-many-tries');
  const day = body.travelDate ?? travelDayOf(dayNumberAt(now));
  if (!rangeOf(day, day).ok) return refused('range-wrong');
  const number = numberIn(body.permiNumber);
  const permit = await db
    .selectFrom('permit')
    .select('frees_extras')
    .where('number', '=', number)
    .where('holder_hash', '=', holderHash(number, numberIn(body.identityNumber)))
    .where('valid_from', '<=', day)
    .where('valid_until', '>=', day)
    .executeTakeFirst();
  return granted({ valid: permit !== undefined, freeForPermi: permit?.frees_extras === true });
});
