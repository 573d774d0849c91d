import type { Language } from '#domain/values/language.ts';
import { onceEach } from '#domain/values/once-each.ts';
import { localeOf } from './locale-of.ts';
import type { Words } from './words.ts';

const lira: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
};
const bare: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const shapes: Readonly<Record<Language, Intl.NumberFormatOptions>> = { tr: lira, en: lira, fa: bare };

const formatIn = onceEach(
  (language: Language) => new Intl.NumberFormat(localeOf(language), shapes[language]),
);

/** An amount of Turkish lira as it is read, from whole kuruş. */
export const moneyText = (kurus: number, { language, say }: Words): string =>
  say('text.money', { amount: formatIn(language).format(kurus / 100) });
