import { day, hour } from '#domain/values/durations.ts';
import { isOfficeOpen, type RentalOffice } from './rental-office.ts';

/** Where and when a car is fetched, and where and when it is brought back. */
export type RentalWish = {
  readonly pickUpOffice: string;
  readonly dropOffOffice: string;
  /** Epoch milliseconds. */
  readonly pickUpAt: number;
  readonly dropOffAt: number;
};

/** An office needs so long to have a car ready. */
export const readyAfter = 2 * hour;
/** A car is fetched no later than this from now. */
export const farthestPickUp = 365 * day;
export const shortestRental = hour;
export const mostRentalDays = 30;

export type RentalWishProblem = {
  readonly field: keyof RentalWish;
  readonly problem:
    | 'place-needed'
    | 'time-past'
    | 'time-too-far'
    | 'before-pick-up'
    | 'too-long'
    | 'office-closed';
};

type Problem = RentalWishProblem['problem'];

const found = (field: keyof RentalWish, problem: Problem | null): readonly RentalWishProblem[] =>
  problem === null ? [] : [{ field, problem }];

const closedAt = (office: RentalOffice | undefined, instant: number): Problem | null =>
  office === undefined || isOfficeOpen(office, instant) ? null : 'office-closed';

const pickUpProblem = (at: number, office: RentalOffice | undefined, now: number): Problem | null => {
  if (at < now + readyAfter) return 'time-past';
  return at > now + farthestPickUp ? 'time-too-far' : closedAt(office, at);
};

const dropOffProblem = (
  { pickUpAt, dropOffAt }: RentalWish,
  office: RentalOffice | undefined,
): Problem | null => {
  if (dropOffAt < pickUpAt + shortestRental) return 'before-pick-up';
  return dropOffAt > pickUpAt + mostRentalDays * day ? 'too-long' : closedAt(office, dropOffAt);
};

/** Everything wrong with a wish, in the order of the form; page and server ask the same. */
export const problemsOfRentalWish = (
  wish: RentalWish,
  offices: readonly RentalOffice[],
  now: number,
): readonly RentalWishProblem[] => {
  const pickUp = offices.find(({ id }) => id === wish.pickUpOffice);
  const dropOff = offices.find(({ id }) => id === wish.dropOffOffice);
  return [
    ...found('pickUpOffice', pickUp === undefined ? 'place-needed' : null),
    ...found('pickUpAt', pickUpProblem(wish.pickUpAt, pickUp, now)),
    ...found('dropOffOffice', dropOff === undefined ? 'place-needed' : null),
    ...found('dropOffAt', dropOffProblem(wish, dropOff)),
  ];
};

/** Each day that is begun counts whole, from the hour in which the car is fetched. */
export const rentalDaysOf = ({ pickUpAt, dropOffAt }: Pick<RentalWish, 'dropOffAt' | 'pickUpAt'>): number =>
  Math.ceil((dropOffAt - pickUpAt) / day);
