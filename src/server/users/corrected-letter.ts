import type { Kysely } from 'kysely';
import { type Language, languages } from '#domain/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/store/tables.ts';

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

/** The language a customer was last written to in; without a letter, the one of whoever asks. */
export const languageOf = async (db: Kysely<Tables>, { to, language }: Wanted): Promise<Language> => {
  const last = await db
    .selectFrom('letter')
    .select('language')
    .where('recipient', '=', to)
    .orderBy('posted_at', 'desc')
    .executeTakeFirst();
  return languages.find((each) => each === last?.language) ?? language;
};
