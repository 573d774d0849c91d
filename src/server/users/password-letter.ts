import type { Language } from '#domain/language.ts';
import { oneTimeCodeLife } from '#domain/one-time-code.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';

const minute = 60_000;

type Wanted = { readonly to: string; readonly language: Language; readonly link: string };

/** The letter with the link that leads to a new password. */
export const passwordLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.password.subject'),
    text: say('letter.password.text', { link, minutes: oneTimeCodeLife / minute }),
  };
};
