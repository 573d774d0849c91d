import { foldDigits } from './fold-digits.ts';
import { isPersonName, personNameTyped } from './person-name.ts';
import { withoutWhiteSpace } from './white-space.ts';

/** What is typed to find an open ticket: its coupon number, and the surname it was made for. */
export type CouponTyped = { readonly number: string; readonly surname: string };

export type CouponLookup = { readonly couponNumber: string; readonly lastName: string };

export type CouponProblem = 'number-missing' | 'number-not-one' | 'surname-missing' | 'surname-not-one';

const couponNumber = /^[\p{L}\d]{1,100}$/u;

const numberTyped = (typed: string): string => withoutWhiteSpace(foldDigits(typed));

const problemOfNumber = (typed: string): CouponProblem | null => {
  const number = numberTyped(typed);
  if (number === '') return 'number-missing';
  return couponNumber.test(number) ? null : 'number-not-one';
};

const problemOfSurname = (typed: string): CouponProblem | null => {
  const surname = personNameTyped(typed);
  if (surname === '') return 'surname-missing';
  return isPersonName(surname) ? null : 'surname-not-one';
};

/** What is wrong with what was typed, in the order of the fields. */
export const couponProblems = ({ number, surname }: CouponTyped): readonly CouponProblem[] =>
  [problemOfNumber(number), problemOfSurname(surname)].filter((problem) => problem !== null);

/** An open ticket as the server is asked for it. */
export const couponLookupOf = ({ number, surname }: CouponTyped): CouponLookup => ({
  couponNumber: numberTyped(number),
  lastName: personNameTyped(surname),
});
