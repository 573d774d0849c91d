import type { Language } from '#domain/language.ts';
import { oneTimeCodeLife } from '#domain/one-time-code.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';

const minutes = oneTimeCodeLife / 60_000;

export type Wanted = { readonly to: string; readonly language: Language; readonly link: string };

/** The letter with the link that leads to a new password. */
export const passwordLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.password.subject'),
    text: say('letter.password.text', { link, minutes }),
  };
};

/** The letter with the link that leads to the first password, and makes the member active. */
export const activationLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.activation.subject'),
    text: say('letter.activation.text', { link, minutes }),
  };
};

/** Whoever owns an e-mail that was registered a second time is told so, and by nobody else's eyes. */
export const memberAlreadyLetter = ({ to, language, link }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.member-already.subject'),
    text: say('letter.member-already.text', { link, minutes }),
  };
};
