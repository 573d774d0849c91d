import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { AskedList } from '#panels/history/asked-list.tsx';
import type { ListActor } from '#panels/history/history.flow.ts';
import type { WithActions } from '#panels/ticket-card/actions-panel.ts';
import { BookingCard } from '#panels/ticket-card/booking-card.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Ways } from '#ui/layout/ways.tsx';

type Props<Fields> = WithActions & {
  readonly form: ListActor<Fields, Reservation>;
  readonly onAsk: () => void;
  readonly isWhole: boolean;
};

const WaysOn = () => {
  const { say } = useWords();
  return (
    <Ways>
      <LinkButton variant="primary" href={addresses.home.path}>
        {say('history.search')}
      </LinkButton>
      <LinkButton href={addresses['ticket-search'].path}>{say('history.by-locator')}</LinkButton>
    </Ways>
  );
};

/** The bookings that were found. */
export const FoundBookings = <Fields,>({ form, onAsk, isWhole, Actions }: Props<Fields>) => {
  const { say } = useWords();
  return (
    <AskedList
      form={form}
      onAsk={onAsk}
      isWhole={isWhole}
      none={{ title: say('history.none'), action: <WaysOn /> }}
    >
      {(found) => (
        <CardList items={found} keyOf={({ locator }) => locator} room="apart">
          {(booking) => (
            <Actions
              booking={booking}
              rank="h4"
              draw={(now, panel) => (
                <BookingCard booking={now}>
                  {panel === null ? null : <Disclosure summary={say('booking.actions')}>{panel}</Disclosure>}
                </BookingCard>
              )}
            />
          )}
        </CardList>
      )}
    </AskedList>
  );
};
