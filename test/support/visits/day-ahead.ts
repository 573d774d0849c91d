import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';

/** A day that is so many days from today, for shops that live by the real date. */
export const dayAhead = (days: number): string => travelDayOf(dayNumberAt(Date.now()) + days);
