import { foldDigits } from './fold-digits.ts';
import { withoutWhiteSpace } from './white-space.ts';

/** 32 signs; those that are mistaken for one another when read aloud or copied are left out. */
export const locatorSigns = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const locatorLength = 6;

const pattern = new RegExp(`^[${locatorSigns}]{${locatorLength}}$`);

/** A PNR as it is kept, whatever case, digits or spaces it was typed with. */
export const parseLocator = (input: string): string => withoutWhiteSpace(foldDigits(input)).toUpperCase();

export const isLocator = (text: string): boolean => pattern.test(text);
