import { addresses } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';

type Wanted = { readonly to: string; readonly language: Language; readonly origin: string };

/** The last letter a member gets: the membership has ended, and the tickets stay good. */
export const endLetter = ({ to, language, origin }: Wanted): Letter => {
  const say = sayIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: say('letter.membership-ended.subject'),
    text: say('letter.membership-ended.text', { link: `${origin}${addresses['ticket-search'].path}` }),
  };
};
