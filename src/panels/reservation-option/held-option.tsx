import { mostExtensions } from '#domain/reservation-option.ts';
import { moneyText } from '#i18n/money-text.ts';
import { bookingOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import { isPricing, isWaiting, mayExtend, type ReservationOptionActor } from './reservation-option-views.ts';

/** What can be done with a reservation while its option lasts. */
export const HeldOption = ({ option }: { readonly option: ReservationOptionActor }) => {
  const words = useWords();
  const { say } = words;
  const booking = useFlow(option, bookingOf, null);
  const may = useFlow(option, isWaiting, false);
  const extendable = useFlow(option, mayExtend, false);
  const pricing = useFlow(option, isPricing, false);
  const rests = may ? null : say('payment.rests');
  const left = mostExtensions - (booking?.extensions ?? 0);
  return (
    <>
      <p>
        {say('option.price', { amount: moneyText(booking?.amount ?? 0, words) })}{' '}
        {say('option.extensions', { count: left })}
      </p>
      <Ways>
        <Button
          look="primary"
          pending={pricing ? say('actions.reckoning') : null}
          why={rests}
          reason="heard"
          onClick={() => option.send({ type: 'sale.asked' })}
        >
          {say('option.buy')}
        </Button>
        <Button
          why={extendable ? null : (rests ?? say('booking.refused.option-not-extended'))}
          reason={may ? 'seen' : 'heard'}
          onClick={() => option.send({ type: 'extension.asked', key: newKey() })}
        >
          {say('option.extend')}
        </Button>
        <Button
          look="danger"
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
