import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import { AskedList } from './asked-list.tsx';
import type { ListActor } from './history.flow.ts';
import { OpenTicketCard } from './open-ticket-card.tsx';

type Props<Fields> = {
  readonly form: ListActor<Fields, KnownOpenTicket>;
  readonly onAsk: () => void;
  readonly isWhole: boolean;
};

/** The open tickets that were found. */
export const FoundOpenTickets = <Fields,>({ form, onAsk, isWhole }: Props<Fields>) => {
  const { say } = useWords();
  return (
    <AskedList form={form} onAsk={onAsk} isWhole={isWhole} none={{ title: say('open-ticket.none') }}>
      {(tickets) => (
        <CardList items={tickets} keyOf={({ number }) => number}>
          {(ticket) => <OpenTicketCard ticket={ticket} />}
        </CardList>
      )}
    </AskedList>
  );
};
