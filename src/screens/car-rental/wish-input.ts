import type { RentalOffice } from '#domain/rental/rental-office.ts';
import { problemsOfRentalWish, type RentalWish, type RentalWishProblem } from '#domain/rental/rental-wish.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, dayNumberOf, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';

const quarter = 15;
const minutesOfDay = 1_440;
const usualTime = 600;
const usualDays = 3;

/** Minutes of a day at which a car may be fetched or brought back. */
export const timesOfDay = Array.from({ length: minutesOfDay / quarter }, (_, at) => at * quarter);

/** Ids and names of the fields. */
export const wishFields = {
  pickUpOffice: 'rental-pick-up-office',
  pickUpDay: 'rental-pick-up-day',
  pickUpTime: 'rental-pick-up-time',
  dropOffOffice: 'rental-drop-off-office',
  dropOffDay: 'rental-drop-off-day',
  dropOffTime: 'rental-drop-off-time',
} as const;

export type WishField = keyof typeof wishFields;

export type WishProblem = {
  readonly field: WishField;
  readonly problem: RentalWishProblem['problem'] | 'day-wrong';
};

/** What stands in the fields at first. An office that is left out is the one the car is fetched from. */
export type WishShown = {
  readonly pickUpOffice: string;
  readonly pickUpAt: number;
  readonly dropOffOffice: string;
  readonly dropOffAt: number;
};

const atUsualTime = (dayNumber: number): number => startOfDay(dayNumber) + usualTime * minute;

/** What was wished for, typed or filled in from a train; what of it is empty is as usual. */
export const wishShown = (wish: RentalWish, now: number): WishShown => {
  const pickUpAt = wish.pickUpAt === 0 ? atUsualTime(dayNumberAt(now) + 1) : wish.pickUpAt;
  return {
    pickUpOffice: wish.pickUpOffice,
    pickUpAt,
    dropOffOffice: wish.dropOffOffice === wish.pickUpOffice ? '' : wish.dropOffOffice,
    dropOffAt: wish.dropOffAt === 0 ? pickUpAt + usualDays * minutesOfDay * minute : wish.dropOffAt,
  };
};

export const dayOf = (instant: number): string => travelDayOf(dayNumberAt(instant));
export const timeOf = (instant: number): number => (instant - startOfDay(dayNumberAt(instant))) / minute;

type FieldReader = (field: WishField) => string;

const instantIn = (
  read: FieldReader,
  day: 'dropOffDay' | 'pickUpDay',
  time: 'dropOffTime' | 'pickUpTime',
) => {
  const found = parseListDay(read(day));
  return found === null ? null : startOfDay(dayNumberOf(found.day)) + Number(read(time)) * minute;
};

type JudgedWish = { readonly wish: RentalWish; readonly problems: readonly WishProblem[] };

const fieldOf = {
  pickUpOffice: 'pickUpOffice',
  pickUpAt: 'pickUpDay',
  dropOffOffice: 'dropOffOffice',
  dropOffAt: 'dropOffDay',
} as const;

/** What was typed as a wish, and what is wrong with it, in the order of the fields. */
export const judgedWish = (read: FieldReader, offices: readonly RentalOffice[], now: number): JudgedWish => {
  const pickUpAt = instantIn(read, 'pickUpDay', 'pickUpTime');
  const dropOffAt = instantIn(read, 'dropOffDay', 'dropOffTime');
  const pickUpOffice = read('pickUpOffice');
  const dropOffOffice = read('dropOffOffice') === '' ? pickUpOffice : read('dropOffOffice');
  const wish = { pickUpOffice, pickUpAt: pickUpAt ?? 0, dropOffOffice, dropOffAt: dropOffAt ?? 0 };
  const isWritten = { pickUpAt: pickUpAt !== null, dropOffAt: dropOffAt !== null } as const;
  const problems = problemsOfRentalWish(wish, offices, now).flatMap(({ field, problem }): WishProblem[] => {
    if (field === 'dropOffOffice' && pickUpOffice === '') return [];
    if ((field === 'pickUpAt' || field === 'dropOffAt') && !isWritten[field])
      return [{ field: fieldOf[field], problem: 'day-wrong' }];
    return field === 'dropOffAt' && !isWritten.pickUpAt ? [] : [{ field: fieldOf[field], problem }];
  });
  return { wish, problems };
};
