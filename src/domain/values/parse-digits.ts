import { foldDigits } from './fold-digits.ts';
import { withoutWhiteSpace } from './white-space.ts';

/** Numbers of papers and cards hold no white space, and their digits are a computer's. */
export const parseDigits = (input: string): string => foldDigits(withoutWhiteSpace(input));
