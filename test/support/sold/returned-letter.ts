import type { Language } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { TestShop } from '../open-test-shop.ts';
import type { BoughtTicket } from '../shop/bought-ticket.ts';

/** From now on the letters of a booking are in this language. */
export const readIn = async (
  { open }: TestShop,
  { locator }: Pick<BoughtTicket, 'locator'>,
  language: Language,
): Promise<void> => {
  await open.app.db.updateTable('booking').set({ language }).where('locator', '=', locator).execute();
};

type ReturnedText = `letter.${'change' | 'extras' | 'package'}-returned.text`;

/** The letter that tells of money that goes back, in kuruş. */
export const returnedIn = (
  language: Language,
  text: ReturnedText,
  { locator }: Pick<BoughtTicket, 'locator'>,
  amount: number,
) => {
  const words = wordsIn(language, wholeCatalogue(language));
  return { language, text: words.say(text, { locator, amount: moneyText(amount, words) }) };
};
