import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { askedOf, type EmailNeed, type RegistrationDraft } from '#domain/member/registration.ts';
import { problemsOfRegistration } from '#domain/member/registration-problems.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { refused } from '#domain/values/answer.ts';

/** What stands against what was typed, before anything else is asked; null where nothing does. */
export const refusalOfDraft = (draft: RegistrationDraft, now: number, need?: EmailNeed) => {
  const problems = problemsOfRegistration(draft, wallClockOf(now).slice(0, 10), need);
  const [first] = problems;
  if (first === undefined) return null;
  if (first.field === 'contract') return refused('contract-needed');
  const detail = problems.map(({ problem }) => problem).join(' ');
  return { ...refused('registration-incomplete'), detail };
};

/** Only what is asked, in order. Letters go to whoever has an e-mail, and to nobody else. */
export const normalizeDraft = (entered: RegistrationDraft): RegistrationDraft => {
  const draft = askedOf(normalizeRegistration(entered));
  return draft.email === '' ? { ...draft, wantsLetters: 'no' } : draft;
};
