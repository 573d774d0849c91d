import { askedOf, type EmailNeed, type RegistrationDraft } from '#domain/member/registration.ts';
import { findingsOfRegistration } from '#domain/member/registration-findings.ts';
import { tidiedRegistration } from '#domain/member/registration-tidied.ts';
import { wallClockOf } from '#domain/time/railway-time.ts';
import { refused } from '#domain/values/answer.ts';

/** What stands against what was typed, before anything else is asked; null where nothing does. */
export const refusalOfTyped = (draft: RegistrationDraft, now: number, need?: EmailNeed) => {
  const findings = findingsOfRegistration(draft, wallClockOf(now).slice(0, 10), need);
  const [first] = findings;
  if (first === undefined) return null;
  if (first.field === 'contract') return refused('contract-needed');
  const detail = findings.map(({ finding }) => finding).join(' ');
  return { ...refused('registration-incomplete'), detail };
};

/** Only what is asked, in order. Letters go to whoever has an e-mail, and to nobody else. */
export const typedAtCounter = (typed: RegistrationDraft): RegistrationDraft => {
  const draft = askedOf(tidiedRegistration(typed));
  return draft.email === '' ? { ...draft, wantsLetters: 'no' } : draft;
};
