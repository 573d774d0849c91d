import { isLocator, parseLocator } from '#domain/values/locator.ts';
import { isRentalNumber } from '#domain/values/rental-number.ts';

export type SupportCodeProblem = 'code-missing' | 'code-not-one';

/** By what support finds something: the PNR of a booking, or the number of a rental. */
export const problemOfSupportCode = (input: string): SupportCodeProblem | null => {
  const code = parseLocator(input);
  if (code === '') return 'code-missing';
  return isLocator(code) || isRentalNumber(code) ? null : 'code-not-one';
};
