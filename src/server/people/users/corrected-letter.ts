import type { Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';

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
