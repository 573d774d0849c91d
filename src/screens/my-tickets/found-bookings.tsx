import { addresses } from '#domain/addresses.ts';
import type { Reservation } from '#domain/reservation.ts';
import { AskedList } from '#panels/history/asked-list.tsx';
import type { ListActor } from '#panels/history/history.flow.ts';
import { BookingCard } from '#panels/ticket-card/booking-card.tsx';
import { CardList } from '#ui/card-list.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';

type Own<Fields> = { readonly form: ListActor<Fields, Reservation>; readonly onAsk: () => void };

const WaysOn = () => {
  const { say } = useWords();
  return (
    <Ways>
      <LinkButton look="primary" href={addresses.home.path}>
        {say('history.search')}
      </LinkButton>
      <LinkButton href={addresses['ticket-search'].path}>{say('history.by-locator')}</LinkButton>
    </Ways>
  );
};

/** The bookings that were found. */
export const FoundBookings = <Fields,>({ form, onAsk }: Own<Fields>) => {
  const { say } = useWords();
  return (
    <AskedList form={form} onAsk={onAsk} none={{ title: say('history.none'), action: <WaysOn /> }}>
      {(found) => (
        <CardList items={found} keyOf={({ locator }) => locator} room="apart">
          {(booking) => <BookingCard booking={booking} />}
        </CardList>
      )}
    </AskedList>
  );
};
