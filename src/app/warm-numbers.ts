import type { Language } from '#domain/language.ts';
import { localeOf } from '#i18n/locale-of.ts';

/** The first number a page writes costs the browser more than all others together: it is paid for while nobody waits. */
export const warmNumbers = (language: Language): void => {
  const warm = () => Intl.NumberFormat.supportedLocalesOf(localeOf(language));
  if ('requestIdleCallback' in window) requestIdleCallback(warm);
  else setTimeout(warm);
};
