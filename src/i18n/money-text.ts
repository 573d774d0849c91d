import type { Language } from '#domain/language.ts';
import { localeOf } from './locale-of.ts';
import type { Words } from './words.ts';

const lira: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
};
const bare: Intl.NumberFormatOptions = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

const shapes: Readonly<Record<Language, Intl.NumberFormatOptions>> = { tr: lira, en: lira, fa: bare };

/** An amount of Turkish lira as it is read, from whole kuruş. */
export const moneyText = (kurus: number, { language, say }: Words): string =>
  say('text.money', { amount: (kurus / 100).toLocaleString(localeOf(language), shapes[language]) });
