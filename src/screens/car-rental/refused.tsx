import type { SnapshotFrom } from 'xstate';
import { messageOf, refusalOf } from '#machines/car-rental/car-rental.selectors.ts';
import { rentalRefusalText } from '#panels/rental/rental-refusal-text.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { refusalWords } from './refusal-words.ts';

const isAnswerDue = (snapshot: SnapshotFrom<RentalActor>) => snapshot.hasTag('busy');

/** Why the last wish was not granted, and what to do. What was typed stays. */
export const Refused = ({ rental }: { readonly rental: RentalActor }) => {
  const { say } = useWords();
  const refusal = useFlow(rental, refusalOf, null);
  const message = useFlow(rental, messageOf, null);
  const isAsking = useFlow(rental, isAnswerDue, false);
  return (
    <KeptRoom isAsking={isAsking}>
      {refusal === null ? null : (
        <Notice variant="danger" heard="at-once" title={say('rental.refused.title')}>
          <p>{rentalRefusalText(refusal, message) ?? say(refusalWords[refusal])}</p>
        </Notice>
      )}
    </KeptRoom>
  );
};
