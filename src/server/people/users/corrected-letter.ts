import type { Language } from '#domain/values/language.ts';
import { membershipText } from '#i18n/membership-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { type Activating, minutesOfLink } from './password-letter.ts';

type Wanted = { readonly to: string; readonly language: Language };

/** Whoever owned the account until now is told that it was corrected at the counter, and by nobody else's eyes. */
export const correctedLetter = ({ to, language }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.record-corrected.subject'),
    text: say('letter.record-corrected.text'),
  };
};

/** Whoever reads the corrected address is told whose membership it is now, and chooses the password that opens it. */
export const emailCorrectedLetter = ({ to, language, link, named }: Activating): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.email-corrected.subject'),
    text: say('letter.email-corrected.text', {
      link,
      minutes: minutesOfLink,
      member: named === null ? to : membershipText(named, say),
    }),
  };
};
