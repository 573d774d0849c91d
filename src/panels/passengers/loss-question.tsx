import { seatsLostBy } from '#domain/passenger/party-change.ts';
import { changeOf, isConfirmingLoss, passengersOf } from '#machines/booking/booking.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { lostSeatsText, nameText } from './seats-text.ts';

/** Yes or no, before a seat is lost: which seats, whose they are, and what becomes of them. */
export const LossQuestion = ({ booking }: { readonly booking: BookingActor }) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const isOpen = useFlow(booking, isConfirmingLoss, false);
  const change = useFlow(booking, changeOf, null);
  const passengers = useFlow(booking, passengersOf, []);
  const decline = () => booking.send({ type: 'loss.declined' });
  const lost = change === null ? [] : seatsLostBy(change.held, change);
  const ordinal = change?.passenger ?? 0;
  const values = {
    seats: lostSeatsText(lost, words),
    count: lost.length,
    name: nameText(ordinal, passengers[ordinal], words),
  };
  const isPetLeft = change !== null && change.draft === null;
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={isPetLeft ? say('passenger.loss.pet.title', values) : say('passenger.loss.title', values)}
      onDismiss={decline}
      actions={
        <>
          <Button variant="danger" onClick={() => booking.send({ type: 'loss.confirmed', at: now() })}>
            {isPetLeft ? say('passenger.loss.pet.yes') : say('passenger.loss.yes', values)}
          </Button>
          <Button first="in-dialog" onClick={decline}>
            {isPetLeft ? say('passenger.loss.pet.no') : say('passenger.loss.no', values)}
          </Button>
        </>
      }
    >
      <p>{isPetLeft ? say('passenger.loss.pet.text', values) : say('passenger.loss.text', values)}</p>
    </Dialog>
  );
};
