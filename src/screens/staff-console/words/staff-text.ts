import type { StaffName } from '#domain/catalogue/catalogue-entry.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';

/** One of the staff, by number where no name is told: it is read digit by digit, and not as an amount. */
export const staffText = ({ id, name }: StaffName, { say, language }: Words): string => {
  if (name !== '') return name;
  const digits = Array.from(String(id), (digit) => numberText(Number(digit), language));
  return say('catalogue.staff', { number: digits.join('') });
};
