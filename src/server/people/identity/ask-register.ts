import { parsePersonName } from '#domain/person/person-name.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isCitizenshipNumber } from '#domain/values/citizenship-number.ts';
import { day } from '#domain/values/durations.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import type { Gender } from '#domain/values/gender.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { giveMostBack } from '#server/platform/tries/budget.ts';
import { sharedQuestion } from './register-budgets.ts';

/** Somebody who is asked after. */
export type AskedPerson = {
  readonly number: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  readonly birth: string | null;
};

/** Enough for whoever fills in forms in one browser in a day, and too few to find out who is whom. */
const questions: Turns = { name: 'identity-question', most: 60, within: day, browsers: narrowNet };

/** The register's word on each person, in their order; every person is a question of the day's budget. */
export const askRegister = async (
  people: readonly AskedPerson[],
  caller: Caller,
  app: Pick<PeopleContext, 'db' | 'clock' | 'identityRegister' | 'issued'>,
): Promise<Answer<readonly boolean[], 'identity-unreachable' | 'too-many-tries'>> => {
  const verdicts: boolean[] = [];
  for (const { number, firstName, lastName, gender, birth } of people) {
    const over = await refusalOfTry(caller, questions, app);
    if (over !== null) return over;
    const citizenshipNumber = foldDigits(number).trim();
    if (!isCitizenshipNumber(citizenshipNumber)) {
      verdicts.push(false);
      continue;
    }
    const question = await sharedQuestion(caller, app);
    if (question.over !== null) return question.over;
    const verdict = await app.identityRegister.verify({
      citizenshipNumber,
      firstName: parsePersonName(firstName),
      lastName: parsePersonName(lastName),
      gender,
      birth,
    });
    if (verdict !== 'no') await question.giveBack();
    if (verdict === 'unreachable') {
      await giveMostBack(app.db, countedFor(caller, questions, app.issued));
      return refused('identity-unreachable');
    }
    verdicts.push(verdict === 'yes');
  }
  return granted(verdicts);
};
