import type { ReactNode } from 'react';
import { clockText } from '#i18n/clock-text.ts';
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

/** Until when seats are kept: the hour first, then how long that is. It can be jumped to. */
export const SeatClock = ({ of, endsAt, children }: Props) => {
  const words = useWords();
  const { now } = useShop();
  const time = clockText(endsAt, words);
  return (
    <div id="countdown" tabIndex={-1} className={clock}>
      <span className={until}>
        {of === 'seats' ? words.say('seat-clock.seats', { time }) : words.say('seat-clock.payment', { time })}
      </span>
      <span className={left}>
        <Countdown endsAt={endsAt} now={now} />
      </span>
      {children}
    </div>
  );
};
