import type { Reservation } from '#domain/booking/reservation.ts';
import { extendedEnd, extensionsLeft, optionOf } from '#domain/booking/reservation-option.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import {
  isExtendable,
  isPricing,
  isWaiting,
  type ReservationOptionActor,
} from './reservation-option-views.ts';

type Props = { readonly option: ReservationOptionActor; readonly booking: Reservation };

/** What can be done with a reservation while its option lasts. */
export const HeldOption = ({ option, booking }: Props) => {
  const words = useWords();
  const { say } = words;
  const may = useFlow(option, isWaiting, false);
  const extendable = useFlow(option, isExtendable, false);
  const pricing = useFlow(option, isPricing, false);
  const rests = may ? null : say('payment.rests');
  const held = optionOf(booking);
  const until = momentText(extendedEnd(held) ?? booking.deadline, words);
  const whyNotExtended = booking.awaitsProof ? 'option.proof.extend' : 'booking.refused.option-not-extended';
  return (
    <>
      <p>
        {say('option.price', { amount: moneyText(booking.amount, words) })}{' '}
        {booking.awaitsProof ? null : say('option.extensions', { count: extensionsLeft(held), until })}
      </p>
      <Ways>
        <Button
          variant="primary"
          pending={pricing ? say('actions.reckoning') : null}
          why={rests}
          reason="heard"
          onClick={() => option.send({ type: 'sale.asked' })}
        >
          {say('option.buy')}
        </Button>
        <Button
          why={extendable ? rests : say(whyNotExtended)}
          reason={extendable ? 'heard' : 'seen'}
          onClick={() => option.send({ type: 'extension.asked', key: newKey() })}
        >
          {say('option.extend')}
        </Button>
        <Button
          variant="danger"
          why={rests}
          reason="heard"
          onClick={() => option.send({ type: 'cancellation.asked' })}
        >
          {say('option.cancel')}
        </Button>
      </Ways>
    </>
  );
};
