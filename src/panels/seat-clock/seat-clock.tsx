import type { ReactNode } from 'react';
import { useShop } from '#panels/shop.ts';
import { Countdown } from '#ui/feedback/countdown.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { clock, left, until } from './seat-clock.css.ts';
import { untilText } from './until-text.ts';

type Props = {
  readonly of: 'payment' | 'seats';
  /** Epoch milliseconds of the server's clock. */
  readonly endsAt: number;
  readonly children?: ReactNode;
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
