import { mostDays, type RangeProblem } from '#domain/time/date-range.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import type { Words } from '#i18n/words.ts';

/** What is wrong with a day of a range, in words that say what to do. */
export const problemText = ({ field, problem }: RangeProblem, today: string, words: Words): string => {
  const { say } = words;
  switch (problem) {
    case 'missing':
      return field === 'first' ? say('history.first.missing') : say('history.last.missing');
    case 'unclear':
      return say('history.day.unclear', { example: dayInputText(today, words) });
    case 'before-first':
      return say('history.last.before');
    case 'too-wide':
      return say('history.last.too-wide', { most: mostDays });
  }
};
