import type { TripLimits, TripWishProblem } from '#domain/journey/trip-rules.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import type { TripProblem } from './trip-fields.ts';

type Trip = {
  readonly limits: TripLimits;
  /** What stands in the fields of the two stations. */
  readonly from: string;
  readonly to: string;
};

const stationText = (
  { field, problem }: Extract<TripWishProblem, { field: 'from' | 'to' }>,
  { say }: Words,
  { from, to }: Trip,
): string => {
  const entered = field === 'from' ? from : to;
  switch (problem) {
    case 'missing':
      return field === 'from' ? say('trip.from.missing') : say('trip.to.missing');
    case 'unclear':
      return say('trip.station.unclear', { entered });
    case 'same-as-from':
      return say('trip.to.same');
    case 'unpaired':
      return say('trip.to.unpaired', { from, to });
  }
};

const dayText = (
  { field, problem }: Extract<TripWishProblem, { field: 'outward' | 'back' }>,
  words: Words,
  { limits }: Trip,
): string => {
  const { say } = words;
  switch (problem) {
    case 'missing':
      return field === 'outward' ? say('trip.outward.missing') : say('trip.back.missing');
    case 'unclear':
      return say('trip.day.unclear', { example: dayInputText(limits.today, words) });
    case 'past':
      return say('trip.day.past');
    case 'before-outward':
      return say('trip.back.before');
    case 'not-on-sale-yet':
      return say('trip.day.later', { last: dayInputText(limits.lastDay, words) });
  }
};

const countText = (
  { field, problem }: Extract<TripWishProblem, { field: 'lapChildren' | 'passengers' }>,
  { say, language }: Words,
  { limits }: Trip,
): string => {
  switch (problem) {
    case 'unclear':
      return say('trip.count.unclear');
    case 'too-few':
      return say('trip.passengers.few');
    case 'too-many':
      return field === 'passengers'
        ? say('trip.passengers.many', { most: numberText(limits.maxPassengers, language) })
        : say('trip.lap-children.many');
  }
};

/** What is wrong with a wish, in words that say what to do. */
export const problemOf = (problem: TripWishProblem, words: Words, trip: Trip): TripProblem => {
  switch (problem.field) {
    case 'from':
    case 'to':
      return { field: problem.field, text: stationText(problem, words, trip) };
    case 'outward':
    case 'back':
      return { field: problem.field, text: dayText(problem, words, trip) };
    case 'passengers':
    case 'lapChildren':
      return { field: problem.field, text: countText(problem, words, trip) };
  }
};
