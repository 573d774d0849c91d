import { cardNumbersIn } from './card-numbers-kept.ts';

/** A shop whose log told what passes as a card number may not end quietly. */
export const refuseLoggedNumbers = (lines: readonly string[]): void => {
  const found = lines.flatMap(cardNumbersIn);
  if (found.length > 0)
    throw new Error(`What passes as a card number stands in the log:\n${found.join('\n')}`);
};
