import { type ReactNode, useId, useState } from 'react';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import {
  isCountingDown,
  isBusy as isHoldBusy,
  isHolding,
  isReturning,
  mayConfirm,
  neededOf,
  seatsOf,
} from '#machines/seat-hold/seat-hold.selectors.ts';
import { HoldClock } from '#panels/seat-clock/hold-clock.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { afterPaint } from '#ui/hooks/after-paint.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import type { SeatHoldActor } from './flow-actors.ts';
import {
  amount,
  bar,
  missing as missingClass,
  onward,
  opener,
  sum,
  summary,
  time,
  wideOnly,
} from './seat-bar.css.ts';

type Props = {
  readonly hold: SeatHoldActor | null;
  readonly mode: BookingMode;
  /** Leads to another train in which somebody has no seat yet, once everybody has one in this. */
  readonly onNextTrain: (() => void) | null;
  /** What is laid over the page above the bar. */
  readonly children: ReactNode;
};

const onwardWords = {
  sale: 'seat-map.to-payment',
  reservation: 'seat-map.to-reservation',
  change: 'seat-map.to-change',
  'reservation-to-sale': 'seat-map.to-payment',
  'extra-services': 'seat-map.to-payment',
} as const satisfies Readonly<Record<BookingMode, MessageId>>;

const noSeats: readonly HeldSeat[] = [];

const Sum = ({ hold }: Pick<Props, 'hold'>) => {
  const words = useWords();
  const { say } = words;
  const seats = useFlow(hold, seatsOf, noSeats);
  const isAsking = useFlow(hold, isHolding, false);
  const isGiving = useFlow(hold, isReturning, false);
  const total = seats.reduce((all, seat) => all + seat.amount, 0);
  if (isAsking || isGiving) {
    return <output>{isAsking ? say('seat-map.holding') : say('seat-map.returning')}</output>;
  }
  return (
    <output className={sum}>
      {seats.length === 0 ? (
        <span className={wideOnly}>{say('seat-map.held.none')}</span>
      ) : (
        <>
          <span className={wideOnly}>{seats.map(({ seat }) => seat).join(say('seat-map.separator'))}</span>
          <VisuallyHidden>{say('seat-map.total')}</VisuallyHidden>
          <span className={amount}>{moneyText(total, words)}</span>
        </>
      )}
    </output>
  );
};

/** What is held and until when, what it costs, and the way on. On a phone what may wait stands in a part that opens. */
export const SeatBar = ({ hold, mode, onNextTrain, children }: Props) => {
  const { say } = useWords();
  const [opened, open] = useState<'no' | 'yes'>('no');
  const clock = useId();
  const may = useFlow(hold, mayConfirm, false);
  const isBusy = useFlow(hold, isHoldBusy, false);
  const isCounting = useFlow(hold, isCountingDown, false);
  const missing = useFlow(hold, neededOf, 0) - useFlow(hold, seatsOf, noSeats).length;
  const reason = missing > 0 ? say('seat-map.missing', { count: missing }) : say('seat-map.wait');
  return (
    <div className={bar} data-open={opened}>
      {children}
      <div className={summary}>
        <Sum hold={hold} />
        <div id={clock} className={time}>
          <HoldClock hold={hold} />
        </div>
        {missing > 0 && !isBusy ? (
          <span className={missingClass} aria-hidden="true">
            {reason}
          </span>
        ) : null}
        {isCounting ? (
          <button
            type="button"
            className={opener}
            aria-expanded={opened === 'yes'}
            aria-controls={clock}
            aria-label={say('seat-map.bar.time')}
            onClick={() => open(opened === 'yes' ? 'no' : 'yes')}
          >
            <ChevronDownIcon />
          </button>
        ) : null}
      </div>
      <div className={onward}>
        {onNextTrain === null || isBusy ? (
          <Button
            variant="primary"
            why={may ? null : reason}
            reason="heard"
            onClick={({ currentTarget }) =>
              afterPaint(currentTarget, () => hold?.send({ type: 'seats.confirmed' }))
            }
          >
            {say(onwardWords[mode])}
          </Button>
        ) : (
          <Button variant="primary" onClick={({ currentTarget }) => afterPaint(currentTarget, onNextTrain)}>
            {say('seat-map.to-train')}
          </Button>
        )}
      </div>
    </div>
  );
};
