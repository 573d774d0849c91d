import { againAtOf, messageOf, refusalOf } from '#machines/booking/booking.selectors.ts';
import { AgainText } from '#panels/again.tsx';
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
  const againAt = useFlow(booking, againAtOf, null);
  const id = refusalWordsOf(refusal);
  return id === null ? null : (
    <Notice
      variant="danger"
      heard="at-once"
      title={say(peopleRefusalIn(refusal) === null ? 'passenger.not-done.title' : 'passenger.refused.title')}
    >
      <p>{message ?? say(id)}</p>
      <AgainText againAt={againAt} />
    </Notice>
  );
};
