import { isDeepStrictEqual } from 'node:util';
import type { SaleTerms } from '#domain/catalogue/sale-terms.ts';
import { type PublishedHistory, termsInForce } from '#domain/catalogue/terms-in-force.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';

/** The terms of the day an instant falls in. Terms that say the same are the same object, day after day. */
export const openTerms = (histories: readonly PublishedHistory[], before: SaleTerms | null) => {
  let day: number | null = null;
  let terms = before;
  return (now: number): SaleTerms => {
    const today = dayNumberAt(now);
    if (terms !== null && today === day) return terms;
    const next = termsInForce(histories, travelDayOf(today));
    terms = terms !== null && isDeepStrictEqual(terms, next) ? terms : next;
    day = today;
    return terms;
  };
};
