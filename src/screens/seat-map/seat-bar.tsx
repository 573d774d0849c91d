import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { moneyText } from '#i18n/money-text.ts';
import {
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
import type { SeatHoldActor } from './flow-actors.ts';
import { amount, bar, onward, quiet, sum } from './seat-map.css.ts';

type Props = { readonly hold: SeatHoldActor | null; readonly mode: BookingMode };

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
        <span className={quiet}>{say('seat-map.held.none')}</span>
      ) : (
        <>
          <span>{seats.map(({ seat }) => seat).join(say('seat-map.separator'))}</span>
          <span>{say('seat-map.total')}</span>
          <span className={amount}>{moneyText(total, words)}</span>
        </>
      )}
    </output>
  );
};

/** What is held and until when, what it costs, and the way on. */
export const SeatBar = ({ hold, mode }: Props) => {
  const { say } = useWords();
  const may = useFlow(hold, mayConfirm, false);
  const isBusy = useFlow(hold, isHoldBusy, false);
  const missing = useFlow(hold, neededOf, 0) - useFlow(hold, seatsOf, noSeats).length;
  const reason = missing > 0 ? say('seat-map.missing', { count: missing }) : say('seat-map.wait');
  return (
    <div className={bar}>
      <div>
        <HoldClock hold={hold} />
        <Sum hold={hold} />
      </div>
      <div className={onward}>
        <Button
          variant="primary"
          why={may ? null : reason}
          reason={isBusy ? 'heard' : 'seen'}
          onClick={({ currentTarget }) =>
            afterPaint(currentTarget, () => hold?.send({ type: 'seats.confirmed' }))
          }
        >
          {say(onwardWords[mode])}
        </Button>
      </div>
    </div>
  );
};
