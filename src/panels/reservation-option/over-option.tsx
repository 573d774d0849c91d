import { bookingOf } from '#machines/reservation-option/reservation-option.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { endWords } from './end-words.ts';
import { isRenewing, isUnread, type ReservationOptionActor } from './reservation-option-views.ts';
import { SearchAgain } from './search-again.tsx';

/** What has become of a reservation that is none any more, or is just being read anew. */
export const OverOption = ({ option }: { readonly option: ReservationOptionActor }) => {
  const { say } = useWords();
  const booking = useFlow(option, bookingOf, null);
  const isBusy = useFlow(option, isRenewing, false);
  const unread = useFlow(option, isUnread, false);
  const isKnown = !isBusy && !unread;
  return (
    <>
      <KeptRoom isAsking={isBusy}>
        {isKnown ? (
          <Notice
            variant="info"
            heard="in-turn"
            focus="after-press"
            title={say(endWords[booking?.status ?? 'invalid'])}
          />
        ) : null}
      </KeptRoom>
      <Ways>
        <Button
          pending={isBusy ? say('actions.reading') : null}
          onClick={() => option.send({ type: 'booking.asked' })}
        >
          {say('actions.read')}
        </Button>
        {isKnown && booking !== null ? <SearchAgain booking={booking} /> : null}
      </Ways>
      {unread ? <Notice variant="warning" heard="in-turn" title={say('option.unread')} /> : null}
    </>
  );
};
