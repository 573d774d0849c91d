import { metConditionsOf, type PasswordCondition } from './password.ts';

export type PasswordStrength = {
  readonly score: number;
  readonly word: 'weak' | 'medium' | 'strong';
  readonly met: readonly PasswordCondition[];
};

const highestWeak = 2;
const lowestStrong = 4;

const hasSign = (password: string) => /[^\p{L}\p{M}\p{Nd}\s]/u.test(password);
const isLong = (password: string) => Array.from(password).length >= 12;

const wordOf = (score: number) => {
  if (score <= highestWeak) return 'weak';
  return score < lowestStrong ? 'medium' : 'strong';
};

/** A point for every condition met, for a sign and for twelve characters; one that is too short stays weak. */
export const passwordStrengthOf = (password: string): PasswordStrength => {
  const met = metConditionsOf(password);
  const points = [...met, ...[hasSign, isLong].filter((adds) => adds(password))].length;
  const score = met.includes('length') ? points : Math.min(points, highestWeak);
  return { score, word: wordOf(score), met };
};
