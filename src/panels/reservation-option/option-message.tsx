import type { SnapshotFrom } from 'xstate';
import { momentText } from '#i18n/moment-text.ts';
import {
  bookingOf,
  messageOf,
  refusalOf,
  wasExtended,
  wasMailed,
} from '#machines/reservation-option/reservation-option.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { refusalWords } from './refusal-words.ts';
import { isConfirming, isOffering, type ReservationOptionActor } from './reservation-option-views.ts';

/** What stands below it lies where it lay while something is asked, of the server or of the reader. */
const isKept = (snapshot: SnapshotFrom<ReservationOptionActor>) =>
  snapshot.hasTag('busy') || isConfirming(snapshot) || isOffering(snapshot);

/** What was last done with the reservation, or why it was not. */
export const OptionMessage = ({ option }: { readonly option: ReservationOptionActor }) => {
  const words = useWords();
  const { say } = words;
  const refusal = useFlow(option, refusalOf, null);
  const message = useFlow(option, messageOf, null);
  const extended = useFlow(option, wasExtended, false);
  const mailed = useFlow(option, wasMailed, false);
  const until = useFlow(option, bookingOf, null)?.deadline ?? 0;
  const isAsking = useFlow(option, isKept, false);
  const notice = () => {
    if (mailed)
      return (
        <Notice variant="success" heard="in-turn" title={say('lookup.link.sent')}>
          <p>{say('option.proof.sent.text')}</p>
        </Notice>
      );
    if (refusal === null)
      return extended ? (
        <Notice
          variant="success"
          heard="in-turn"
          focus="after-press"
          title={say('option.extended', { until: momentText(until, words) })}
        />
      ) : null;
    const text = message ?? say(refusalWords[refusal]);
    return (
      <Notice key={text} variant="danger" heard="at-once" title={say('actions.refused')}>
        <p>{text}</p>
      </Notice>
    );
  };
  return <KeptRoom isAsking={isAsking}>{notice()}</KeptRoom>;
};
