import type { ReactNode } from 'react';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import type { Words } from '#i18n/words.ts';
import { useShop } from '#panels/shop.ts';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { clock, left, until } from './seat-clock.css.ts';

type Props = {
  readonly of: 'payment' | 'seats';
  /** Epoch milliseconds of the server's clock. */
  readonly endsAt: number;
  readonly children?: ReactNode;
};

/** An hour alone is one of today. */
const untilText = ({ of, endsAt }: Omit<Props, 'children'>, now: number, words: Words): string => {
  const { say } = words;
  const time = clockText(endsAt, words);
  if (of === 'seats') return say('seat-clock.seats', { time });
  return dayNumberAt(endsAt) === dayNumberAt(now)
    ? say('seat-clock.payment', { time })
    : say('seat-clock.payment.day', { moment: momentText(endsAt, words) });
};

/** Until when seats are kept: the hour first, with its day where that is another one, then how long that is. It can be jumped to. */
export const SeatClock = ({ of, endsAt, children }: Props) => {
  const words = useWords();
  const { now } = useShop();
  return (
    <div id="countdown" tabIndex={-1} className={clock}>
      <span className={until}>{untilText({ of, endsAt }, now(), words)}</span>
      <span className={left}>
        <Countdown endsAt={endsAt} now={now} />
      </span>
      {children}
    </div>
  );
};
