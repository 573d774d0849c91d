import { ridesOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { nameReadIn } from '#domain/journey/named-station.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { offerOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PlaceName } from '#ui/theme/place-name.tsx';
import { isConfirming, isOffering, type ReservationOptionActor } from './reservation-option-views.ts';

type Props = { readonly option: ReservationOptionActor };

/** A reservation that is cancelled gives its places to others: it is asked first. */
export const CancellationQuestion = ({ option, booking }: Props & { readonly booking: Reservation }) => {
  const words = useWords();
  const { say } = words;
  const isOpen = useFlow(option, isConfirming, false);
  const decline = () => option.send({ type: 'cancellation.declined' });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('option.cancel.title', { locator: booking.locator })}
      onDismiss={decline}
      actions={
        <>
          <Button
            variant="danger-main"
            onClick={() => option.send({ type: 'cancellation.confirmed', key: newKey() })}
          >
            {say('option.cancel.yes')}
          </Button>
          <Button first="in-dialog" onClick={decline}>
            {say('option.cancel.no')}
          </Button>
        </>
      }
    >
      {ridesOf(booking).map(({ ride: { runId, departure, from, to } }) => (
        <p key={`${runId} ${departure} ${from.id}`}>
          <PlaceName>{nameReadIn(from, words.language)}</PlaceName>
          {' – '}
          <PlaceName>{nameReadIn(to, words.language)}</PlaceName>
          {' · '}
          <bdi>{momentText(departure, words)}</bdi>
        </p>
      ))}
      <p>{say('option.cancel.text')}</p>
    </Dialog>
  );
};

/** What the tickets cost now, before the reader goes to pay for them. */
export const SaleQuestion = ({ option }: Props) => {
  const words = useWords();
  const { say } = words;
  const isOpen = useFlow(option, isOffering, false);
  const offer = useFlow(option, offerOf, null);
  const amount = moneyText(offer?.price ?? 0, words);
  const decline = () => option.send({ type: 'sale.declined' });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('option.buy.title')}
      onDismiss={decline}
      actions={
        <>
          <Button variant="primary" first="in-dialog" onClick={() => option.send({ type: 'sale.confirmed' })}>
            {say('option.buy.yes', { amount })}
          </Button>
          <Button onClick={decline}>{say('option.buy.no')}</Button>
        </>
      }
    >
      <p>{say('option.buy.text', { amount, until: momentText(offer?.until ?? 0, words) })}</p>
    </Dialog>
  );
};
