import type { TariffCode } from '#domain/fare/tariffs.ts';
import type { Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { tariffIds } from '#i18n/tariff-ids.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';

const sayings = {
  tr: sayIn('tr', wholeCatalogue('tr')),
  en: sayIn('en', wholeCatalogue('en')),
  fa: sayIn('fa', wholeCatalogue('fa')),
} as const;

/** What a tariff is called. */
export const tariffName = (code: TariffCode, language: Language): string =>
  sayings[language](tariffIds[code]);
