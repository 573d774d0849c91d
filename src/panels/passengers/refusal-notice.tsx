import { messageOf, refusalOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { peopleRefusalIn, refusalWordsOf } from './refusal-words.ts';

/** Why the seats did not become a booking. They are still held. */
export const RefusalNotice = ({ booking }: { readonly booking: BookingActor }) => {
  const { say } = useWords();
  const refusal = useFlow(booking, refusalOf, null);
  const message = useFlow(booking, messageOf, null);
  const id = refusalWordsOf(refusal);
  const title =
    peopleRefusalIn(refusal) === null ? say('passenger.not-done.title') : say('passenger.refused.title');
  return id === null ? null : (
    <Notice variant="danger" heard="at-once" title={title}>
      {message ?? say(id)}
    </Notice>
  );
};
