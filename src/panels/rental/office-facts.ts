import { hoursOfDayAt, isOpenAlways, type RentalOffice } from '#domain/rental/rental-office.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import { clockText } from '#i18n/clock-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';

type Fact = readonly [what: string, value: string];
type Names = Readonly<Record<'address' | 'hours' | 'phone', MessageId>>;

const pickUpNames: Names = {
  hours: 'rental.office.hours',
  address: 'rental.office.address',
  phone: 'rental.office.phone',
};

const dropOffNames: Names = {
  hours: 'rental.drop-off.hours',
  address: 'rental.drop-off.address',
  phone: 'rental.drop-off.phone',
};

const hoursText = (office: RentalOffice, at: number, words: Words): string => {
  const hours = hoursOfDayAt(office, at);
  if (hours === null) return words.say('rental.wish.closed-all-day');
  if (isOpenAlways(hours)) return words.say('rental.office.always-open');
  const midnight = startOfDay(dayNumberAt(at));
  return words.say('rental.office.open', {
    opens: clockText(midnight + hours.opens * minute, words),
    closes: clockText(midnight + hours.closes * minute, words),
  });
};

const factsBy = (names: Names, office: RentalOffice, at: number, words: Words): readonly Fact[] => [
  [words.say(names.hours), hoursText(office, at, words)],
  [words.say(names.address), office.address],
  [words.say(names.phone), office.phone],
];

export const pickUpFacts = (office: RentalOffice | undefined, at: number, words: Words): readonly Fact[] =>
  office === undefined ? [] : factsBy(pickUpNames, office, at, words);

/** A car that is brought back where it was fetched has no second office. */
export const dropOffFacts = (
  office: RentalOffice | undefined,
  pickUp: RentalOffice | undefined,
  at: number,
  words: Words,
): readonly Fact[] =>
  office === undefined || office.id === pickUp?.id ? [] : factsBy(dropOffNames, office, at, words);
