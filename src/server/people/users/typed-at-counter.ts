import { refused } from '#domain/answer.ts';
import { wallClockOf } from '#domain/railway-time.ts';
import { askedOf, type EmailNeed, type RegistrationDraft } from '#domain/registration.ts';
import { findingsOfRegistration } from '#domain/registration-findings.ts';
import { tidiedRegistration } from '#domain/registration-tidied.ts';

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
