import type { Language } from '#domain/language.ts';
import type { TariffCode } from '#domain/tariffs.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';

const ids: Readonly<Record<TariffCode, MessageId>> = {
  full: 'tariff.full',
  child: 'tariff.child',
  youth: 'tariff.youth',
  'senior-60': 'tariff.senior-60',
  'senior-65': 'tariff.senior-65',
  disabled: 'tariff.disabled',
  companion: 'tariff.companion',
  family: 'tariff.family',
  'newly-married': 'tariff.newly-married',
  teacher: 'tariff.teacher',
  military: 'tariff.military',
  'lap-child': 'tariff.lap-child',
  pet: 'tariff.pet',
  dog: 'tariff.dog',
};

const sayings = {
  tr: sayIn('tr', wholeCatalogue('tr')),
  en: sayIn('en', wholeCatalogue('en')),
  fa: sayIn('fa', wholeCatalogue('fa')),
} as const;

/** What a tariff is called. */
export const tariffName = (code: TariffCode, language: Language): string => sayings[language](ids[code]);
