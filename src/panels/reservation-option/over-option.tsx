import { addresses } from '#domain/addresses.ts';
import type { BookingStatus } from '#domain/booking-status.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { bookingOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import { isRenewing, isUnread, type ReservationOptionActor } from './reservation-option-views.ts';

const endWords = {
  active: 'option.over.changed',
  'option-expired': 'option.over.expired',
  invalid: 'option.over.changed',
  sold: 'option.over.sold',
  converted: 'option.over.sold',
  cancelled: 'option.over.cancelled',
  refunded: 'option.over.changed',
  returned: 'option.over.changed',
  changed: 'option.over.changed',
} as const satisfies Record<BookingStatus, MessageId>;

/** What has become of a reservation that is none any more, or is just being read anew. */
export const OverOption = ({ option }: { readonly option: ReservationOptionActor }) => {
  const { say } = useWords();
  const booking = useFlow(option, bookingOf, null);
  const isBusy = useFlow(option, isRenewing, false);
  const unread = useFlow(option, isUnread, false);
  const isKnown = !isBusy && !unread;
  return (
    <>
      {isKnown ? (
        <Notice variant="info" heard="in-turn" title={say(endWords[booking?.status ?? 'invalid'])} />
      ) : null}
      {unread ? <Notice variant="warning" heard="in-turn" title={say('option.unread')} /> : null}
      <Ways>
        <Button
          pending={isBusy ? say('actions.reading') : null}
          onClick={() => option.send({ type: 'booking.asked' })}
        >
          {say('actions.read')}
        </Button>
        {isKnown ? <LinkButton href={addresses.home.path}>{say('result.another')}</LinkButton> : null}
      </Ways>
    </>
  );
};
