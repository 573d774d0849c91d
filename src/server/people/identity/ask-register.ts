import { parsePersonName } from '#domain/person/person-name.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { day } from '#domain/values/durations.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';

/** Somebody who is asked after. */
export type AskedPerson = {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly birth: string | null;
};

/** Enough for whoever fills in forms at one address in a day, and too few to find out who is whom. */
const questions: Budget = { name: 'identity-question', most: 60, within: day };

type Asking = { readonly callerAddress: string };

/** The register's word on each person, in their order; every person is a question of the day's budget. */
export const askRegister = async (
  people: readonly AskedPerson[],
  { callerAddress }: Asking,
  { db, clock, identityRegister }: Pick<PeopleContext, 'db' | 'clock' | 'identityRegister'>,
): Promise<Answer<readonly boolean[], 'identity-unreachable' | 'too-many-tries'>> => {
  const verdicts: boolean[] = [];
  for (const { number, firstName, lastName, gender, birth } of people) {
    const one = { budget: questions, subject: callerSubjectOf(callerAddress) };
    if (!(await spend(db, one, clock.now()))) return refused('too-many-tries');
    const citizenshipNumber = foldDigits(number).trim();
    const verdict = isCitizenshipNumber(citizenshipNumber)
      ? await identityRegister.verify({
          citizenshipNumber,
          firstName: parsePersonName(firstName),
          lastName: parsePersonName(lastName),
          gender,
          birth,
        })
      : 'no';
    if (verdict === 'unreachable') return refused('identity-unreachable');
    verdicts.push(verdict === 'yes');
  }
  return granted(verdicts);
};
