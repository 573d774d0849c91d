import type { Stay } from '#domain/shop/stays-in.ts';
import { minute, second } from '#domain/values/durations.ts';
import { durationText } from '#i18n/duration-text.ts';
import type { Words } from '#i18n/words.ts';

const longAgo = 10 * minute;

/** A length of time as exact as one cares for: seconds up to ten minutes. */
export const stayText = (lasted: number, words: Words): string => {
  const seconds = Math.round(lasted / second);
  if (lasted >= longAgo) return durationText(Math.round(lasted / minute), words);
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return words.say('atlas.ways.seconds', { seconds });
  return rest === 0
    ? durationText(minutes, words)
    : words.say('atlas.ways.minutes', { minutes, seconds: rest });
};

/** What stands at each state of the picture: the median and, where it is known, the slowest tenth. */
export const stayTexts = (stays: readonly Stay[], words: Words): Readonly<Record<string, string>> =>
  Object.fromEntries(
    stays.map(({ state, median, slowest }) => {
      const middle = stayText(median, words);
      return [
        state,
        slowest === null
          ? middle
          : words.say('atlas.ways.both', { middle, slowest: stayText(slowest, words) }),
      ];
    }),
  );
