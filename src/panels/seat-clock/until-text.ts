import { dayNumberAt } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';

/** What is kept, and until when by the server’s clock. */
type Kept = { readonly of: 'payment' | 'seats'; readonly endsAt: number };

/** An hour alone is one of today. */
export const untilText = ({ of, endsAt }: Kept, now: number, words: Words): string => {
  const { say } = words;
  const time = clockText(endsAt, words);
  if (of === 'seats') return say('seat-clock.seats', { time });
  return dayNumberAt(endsAt) === dayNumberAt(now)
    ? say('seat-clock.payment', { time })
    : say('seat-clock.payment.day', { moment: momentText(endsAt, words) });
};
