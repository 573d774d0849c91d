import type { MessageId } from '#i18n/message-id.ts';
import { refusalOf } from '#machines/booking/booking.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { line, part } from './seat-map.css.ts';

type GoneText = { readonly title: MessageId; readonly text: MessageId };

const wordsOf = (refusal: string | null): GoneText => {
  switch (refusal) {
    case 'hold-differs':
      return { title: 'seat-map.gone', text: 'booking.refused.hold-differs' };
    case 'place-of-another':
      return { title: 'seat-map.gone', text: 'booking.refused.place-of-another' };
    case 'key-used-otherwise':
      return { title: 'seat-map.gone', text: 'seat-map.gone.text' };
    default:
      return { title: 'seat-map.expired', text: 'seat-map.expired.text' };
  }
};

/** Why the seats are not held any more, and the way to choose them again. */
export const SeatsGone = ({ booking }: { readonly booking: BookingActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { title, text } = wordsOf(useFlow(booking, refusalOf, null));
  return (
    <Notice variant="warning" heard="at-once" title={say(title)}>
      <div className={part}>
        <p>{say(text)}</p>
        <div className={line}>
          <Button variant="primary" onClick={() => booking.send({ type: 'expiry.seen', at: now() })}>
            {say('seat-map.expired.again')}
          </Button>
        </div>
      </div>
    </Notice>
  );
};
