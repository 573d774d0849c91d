import { defaultLanguage, isLanguage, type Language } from '#domain/values/language.ts';
import { stored } from '#gateway/wire/stored.ts';

const languageName = 'language';

/** The language of the page; where its catalogue does not load, the one that was stored before, and then Turkish. */
export const languagesToTry = (page: string): readonly Language[] =>
  [...new Set([page, stored.read(languageName) ?? '', defaultLanguage])].filter(isLanguage);

export const storeLanguage = (page: Language): void => stored.write(languageName, page);
