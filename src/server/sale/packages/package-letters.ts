import type { Kysely } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Language } from '#domain/values/language.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type LetterFacts = Pick<Tables['package_purchase'], 'ends' | 'locator' | 'name' | 'starts'> & {
  readonly to: string;
  readonly language: Language;
  readonly amount: Kurus;
};

/** The letter with a package that was bought. */
export const soldLetter = ({ to, language, name, locator, starts, ends, amount }: LetterFacts): Letter => {
  const words = wordsIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: words.say('letter.package-sold.subject', { name }),
    text: words.say('letter.package-sold.text', {
      name,
      locator,
      starts: shortDayText(starts, words),
      ends: shortDayText(ends, words),
      amount: moneyText(amount, words),
    }),
  };
};

/** The letter that tells what comes back for a cancelled package. */
export const cancelledLetter = ({
  to,
  language,
  name,
  locator,
  amount,
}: Omit<LetterFacts, 'ends' | 'starts'>): Letter => {
  const words = wordsIn(language, wholeCatalogue(language));
  return {
    to,
    language,
    subject: words.say('letter.package-cancelled.subject', { name }),
    text: words.say('letter.package-cancelled.text', { name, locator, amount: moneyText(amount, words) }),
  };
};

/** Where the letters of a member go. */
export const addressOf = async (db: Kysely<Tables>, userId: number): Promise<string> => {
  const { email } = await db
    .selectFrom('user_account')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
};
