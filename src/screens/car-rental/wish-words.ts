import { hoursOfDayAt, type RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { clockText } from '#i18n/clock-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import type { WishProblem } from './wish-input.ts';

const ids: Readonly<Record<Exclude<WishProblem['problem'], 'office-closed'>, MessageId>> = {
  'place-needed': 'rental.wish.place-needed',
  'day-wrong': 'rental.wish.day-wrong',
  'time-past': 'rental.wish.time-past',
  'time-too-far': 'rental.wish.time-too-far',
  'before-pick-up': 'rental.wish.before-pick-up',
  'too-long': 'rental.wish.too-long',
};

/** The office is open at other hours, which are said, or not at all on that day. */
const closedText = (office: RentalOffice | undefined, at: number, words: Words): string => {
  const hours = office === undefined ? null : hoursOfDayAt(office, at);
  if (hours === null) return words.say('rental.wish.closed-all-day');
  const midnight = startOfDay(dayNumberAt(at));
  return words.say('rental.wish.closed', {
    opens: clockText(midnight + hours.opens * minute, words),
    closes: clockText(midnight + hours.closes * minute, words),
  });
};

/** What is wrong with a field, in words. */
export const wishProblemText = (
  { field, problem }: WishProblem,
  wish: RentalWish,
  offices: readonly RentalOffice[],
  words: Words,
): string => {
  if (problem !== 'office-closed') return words.say(ids[problem]);
  const isPickUp = field === 'pickUpDay';
  const wanted = isPickUp ? wish.pickUpOffice : wish.dropOffOffice;
  const office = offices.find(({ id }) => id === wanted);
  return closedText(office, isPickUp ? wish.pickUpAt : wish.dropOffAt, words);
};
