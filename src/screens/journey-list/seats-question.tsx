import { clockText } from '#i18n/clock-text.ts';
import { isConfirmingLeave, seatHoldOf } from '#machines/booking/booking.selectors.ts';
import { deadlineOf } from '#machines/seat-hold/seat-hold.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** Yes or no, before another day or train costs the seats that are held. */
export const SeatsQuestion = ({ booking }: { readonly booking: BookingActor }) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const isOpen = useFlow(booking, isConfirmingLeave, false);
  const hold = useFlow(booking, seatHoldOf, null);
  const deadline = useFlow(hold, deadlineOf, 0);
  const decline = () => booking.send({ type: 'trip.declined' });
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={say('journey-list.leave.title')}
      onDismiss={decline}
      actions={
        <>
          <Button variant="danger" onClick={() => booking.send({ type: 'trip.confirmed', at: now() })}>
            {say('journey-list.leave.yes')}
          </Button>
          <Button first="in-dialog" onClick={decline}>
            {say('journey-list.leave.no')}
          </Button>
        </>
      }
    >
      {deadline === 0 ? null : <p>{say('journey-list.leave.held', { time: clockText(deadline, words) })}</p>}
      <p>{say('journey-list.leave.text')}</p>
    </Dialog>
  );
};
