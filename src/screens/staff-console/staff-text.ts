import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';

/** One of the staff whose name is not told: a number is read digit by digit, and not as an amount. */
export const staffText = (id: number, { say, language }: Words): string => {
  const digits = Array.from(String(id), (digit) => numberText(Number(digit), language));
  return say('catalogue.staff', { number: digits.join('') });
};
