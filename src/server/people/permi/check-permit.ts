import { checkPermit as call } from '#contract/members/permi.ts';
import { rangeOf } from '#domain/time/date-range.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { withoutWhiteSpace } from '#domain/values/white-space.ts';
import { narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { operation } from '#server/people/context/operation.ts';
import { holderHash } from './holder-hash.ts';

const checks: Turns = { name: 'permi-check', most: 10, within: 15 * minute, browsers: narrowNet };

const numberIn = (entered: string | number): string => withoutWhiteSpace(foldDigits(String(entered)));

/** An unknown permit, another's and one that is over are answered alike. */
export const checkPermit = operation(call, async (asked, app) => {
  const { body } = asked;
  const now = app.clock.now();
  const over = await refusalOfTry(asked, checks, app);
  if (over !== null) return over;
  const day = body.travelDate ?? travelDayOf(dayNumberAt(now));
  if (!rangeOf(day, day).ok) return refused('range-wrong');
  const number = numberIn(body.permiNumber);
  const permit = await app.db
    .selectFrom('permit')
    .select('frees_extras')
    .where('number', '=', number)
    .where('holder_hash', '=', holderHash(number, numberIn(body.identityNumber)))
    .where('valid_from', '<=', day)
    .where('valid_until', '>=', day)
    .executeTakeFirst();
  return granted({ valid: permit !== undefined, freeForPermi: permit?.frees_extras === true });
});
