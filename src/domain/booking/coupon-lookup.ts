import { parsePersonName } from '#domain/person/person-name.ts';
import { problemOfSurname, type SurnameProblem } from '#domain/person/surname-problem.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { parseDigits } from '#domain/values/parse-digits.ts';
import { problemOfLocator } from './booking-lookup.ts';

/** What is typed to find open tickets: a PNR or the number of one, always with the surname. */
export type CouponLookup = {
  readonly by: 'locator' | 'number';
  readonly number: string;
  readonly surname: string;
};

export type CouponProblem = 'number-missing' | 'locator-not-one' | 'coupon-not-one' | SurnameProblem;

export const couponNumberLength = 12;

const pattern = new RegExp(`^\\d{${couponNumberLength}}$`);

/** The number as it is kept, by whichever of the two it is looked up. */
export const parseCouponKey = ({ by, number }: Pick<CouponLookup, 'by' | 'number'>): string =>
  by === 'locator' ? parseLocator(number) : parseDigits(number);

const problemOfNumber = (input: CouponLookup): CouponProblem | null => {
  const number = parseCouponKey(input);
  if (number === '') return 'number-missing';
  if (input.by === 'locator') return problemOfLocator(number) === null ? null : 'locator-not-one';
  return pattern.test(number) ? null : 'coupon-not-one';
};

/** What is wrong with what was typed, in the order of the fields. */
export const couponProblems = (input: CouponLookup): readonly CouponProblem[] =>
  [problemOfNumber(input), problemOfSurname(input.surname)].filter((problem) => problem !== null);

/** Open tickets as the server is asked for them. */
export const couponLookupOf = (input: CouponLookup): CouponLookup => ({
  by: input.by,
  number: parseCouponKey(input),
  surname: parsePersonName(input.surname),
});
