import { foldDigits } from './fold-digits.ts';
import { locatorLength, locatorSigns } from './locator.ts';
import { withoutWhiteSpace } from './white-space.ts';

/** What parts the number of a rental from a PNR: its first two signs, and its length. */
export const rentalNumberBegins = 'AR';

const form = new RegExp(`^${rentalNumberBegins}[${locatorSigns}]{${locatorLength}}$`);

/** The number of a rental as it is kept, whatever case, digits or spaces it was typed with. */
export const parseRentalNumber = (input: string): string =>
  withoutWhiteSpace(foldDigits(input)).toUpperCase();

export const isRentalNumber = (text: string): boolean => form.test(text);
