import { keptRentalIn } from '#contract/rentals/kept-rental.ts';
import { numberOf } from '#machines/car-rental/car-rental.selectors.ts';

/** Whether what was kept is about another rental than the one the address names; empty where it names none. */
export const isAnotherRental = (snapshot: unknown, number: string): boolean => {
  if (number === '') return false;
  const kept = keptRentalIn(snapshot);
  return kept === null || numberOf(kept) !== number;
};
