import { languageCookie } from '#contract/wire/page.ts';
import { defaultLanguage, isLanguage, type Language, languageQuery } from '#domain/values/language.ts';
import { isTheme, type Theme, themeQuery } from '#domain/values/theme.ts';
import { cookieOf } from './cookie-of.ts';
import { themeCookie } from './theme-cookie.ts';

const languageIn = (text: string | null): Language | null =>
  text !== null && isLanguage(text) ? text : null;
const themeIn = (text: string | null): Theme | null => (text !== null && isTheme(text) ? text : null);

/** What the address itself chooses: it is kept from now on. */
export type Choice = { readonly language: Language | null; readonly theme: Theme | null };

export const choiceIn = ({ searchParams }: URL): Choice => ({
  language: languageIn(searchParams.get(languageQuery)),
  theme: themeIn(searchParams.get(themeQuery)),
});

/** The language of the page: the one chosen now, the stored one, or Turkish. The browser's own wish is not asked. */
export const languageFor = (request: Request, choice: Choice): Language =>
  choice.language ?? languageIn(cookieOf(request, languageCookie)) ?? defaultLanguage;

export const themeFor = (request: Request, choice: Choice): Theme =>
  choice.theme ?? themeIn(cookieOf(request, themeCookie)) ?? 'system';
