import type { TripFinding, TripLimits } from '#domain/journey/trip-rules.ts';
import { numberText } from '#i18n/number-text.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import type { Words } from '#i18n/words.ts';
import type { TripProblem } from './trip-fields.ts';

type Trip = {
  readonly limits: TripLimits;
  /** What stands in the fields of the two stations. */
  readonly from: string;
  readonly to: string;
};

const stationText = (
  { field, problem }: Extract<TripFinding, { field: 'from' | 'to' }>,
  { say }: Words,
  { from, to }: Trip,
): string => {
  const typed = field === 'from' ? from : to;
  switch (problem) {
    case 'missing':
      return field === 'from' ? say('trip.from.missing') : say('trip.to.missing');
    case 'unclear':
      return say('trip.station.unclear', { typed });
    case 'same-as-from':
      return say('trip.to.same');
    case 'unpaired':
      return say('trip.to.unpaired', { from, to });
  }
};

const dayText = (
  { field, problem }: Extract<TripFinding, { field: 'outward' | 'back' }>,
  words: Words,
  { limits }: Trip,
): string => {
  const { say } = words;
  switch (problem) {
    case 'missing':
      return field === 'outward' ? say('trip.outward.missing') : say('trip.back.missing');
    case 'unclear':
      return say('trip.day.unclear', { example: typedDayText(limits.today, words) });
    case 'past':
      return say('trip.day.past');
    case 'before-outward':
      return say('trip.back.before');
    case 'not-on-sale-yet':
      return say('trip.day.later', { last: typedDayText(limits.lastDay, words) });
  }
};

const countText = (
  { field, problem }: Extract<TripFinding, { field: 'lapChildren' | 'passengers' }>,
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
export const problemOf = (finding: TripFinding, words: Words, trip: Trip): TripProblem => {
  switch (finding.field) {
    case 'from':
    case 'to':
      return { field: finding.field, text: stationText(finding, words, trip) };
    case 'outward':
    case 'back':
      return { field: finding.field, text: dayText(finding, words, trip) };
    case 'passengers':
    case 'lapChildren':
      return { field: finding.field, text: countText(finding, words, trip) };
  }
};
