import type { Language } from '#domain/values/language.ts';
import { localeOf } from '#i18n/locale-of.ts';

/** The first of each kind reads what all languages have in common, and so is by far the slowest. */
const firsts = [
  (locale: string) => Intl.Collator.supportedLocalesOf(locale),
  (locale: string) => Intl.NumberFormat.supportedLocalesOf(locale),
  (locale: string) => Intl.DateTimeFormat.supportedLocalesOf(locale),
];

/** The first numbers and hours a page writes keep it waiting: they are prepared one by one while nobody waits. */
export const warmNumbers = (language: Language): void => {
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;
  for (const first of firsts) whenIdle(() => first(localeOf(language)));
};
