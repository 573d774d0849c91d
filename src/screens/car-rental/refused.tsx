import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { againAtOf, messageOf, refusalOf } from '#machines/car-rental/car-rental.selectors.ts';
import { AgainText } from '#panels/again.tsx';
import { rentalRefusalText } from '#panels/rental/rental-refusal-text.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { isOrdering } from './car-views.ts';
import { refusalWords } from './refusal-words.ts';

const isAnswerDue = (snapshot: SnapshotFrom<RentalActor>) => snapshot.hasTag('busy');

/** While an order is laid down, what is not known of it is told where that is done. */
const refusalNow = (snapshot: SnapshotFrom<RentalActor>) =>
  isOrdering(snapshot) ? null : refusalOf(snapshot);

type Props = {
  readonly rental: RentalActor;
  /** While what is asked its room is kept; where what was pressed stands above it, nothing is. */
  readonly keptWhile?: typeof isAnswerDue;
  /** What is said where nothing was refused. */
  readonly children?: ReactNode;
};

/** Why the last wish was not granted, and what to do. What was typed stays. */
export const Refused = ({ rental, keptWhile = isAnswerDue, children = null }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(rental, refusalNow, null);
  const message = useFlow(rental, messageOf, null);
  const againAt = useFlow(rental, againAtOf, null);
  const isAsking = useFlow(rental, keptWhile, false);
  return (
    <KeptRoom isAsking={isAsking}>
      {refusal === null ? (
        children
      ) : (
        <Notice variant="danger" heard="at-once" title={say('rental.refused.title')}>
          <p>{rentalRefusalText(refusal, message) ?? say(refusalWords[refusal])}</p>
          <AgainText againAt={againAt} />
        </Notice>
      )}
    </KeptRoom>
  );
};
