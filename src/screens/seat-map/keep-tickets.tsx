import type { SnapshotFrom } from 'xstate';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import { seatHoldOf, ticketChangeOf } from '#machines/booking/booking.selectors.ts';
import { mayLeave } from '#machines/seat-hold/seat-hold.selectors.ts';
import type { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import type { BookingActor } from '#panels/shop.ts';
import { OldTickets } from '#panels/ticket-change/old-tickets.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Props = {
  readonly booking: BookingActor;
  readonly change: TicketChange;
  readonly onKeep: () => void;
};

const mayDecline = (snapshot: SnapshotFrom<typeof ticketChangeMachine>) =>
  snapshot.can({ type: 'change.declined' });

/** The tickets that are exchanged. They stay after all, as long as nothing is held or exchanged in their stead just now. */
export const KeepTickets = ({ booking, change, onKeep }: Props) => {
  const { say } = useWords();
  const mayLeaveSeats = useFlow(useFlow(booking, seatHoldOf, null), mayLeave, false);
  const mayDeclineChange = useFlow(useFlow(booking, ticketChangeOf, null), mayDecline, false);
  return (
    <OldTickets change={change} text={say('change.banner.text')}>
      <Button
        why={mayLeaveSeats || mayDeclineChange ? null : say('seat-map.wait')}
        reason="heard"
        onClick={onKeep}
      >
        {say('change.keep')}
      </Button>
    </OldTickets>
  );
};
