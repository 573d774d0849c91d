import { dayNumberAt } from '#domain/time/travel-day.ts';
import { clockText } from './clock-text.ts';
import type { Words } from './words.ts';

/** From when to when, and how many days later where midnight lies between; both are epoch milliseconds. */
export const hoursText = (departure: number, arrival: number, words: Words): string => {
  const hours = words.say('seat-map.train.hours', {
    departs: clockText(departure, words),
    arrives: clockText(arrival, words),
  });
  const days = dayNumberAt(arrival) - dayNumberAt(departure);
  return days > 0 ? `${hours} (${words.say('journey-list.next-day', { days })})` : hours;
};
