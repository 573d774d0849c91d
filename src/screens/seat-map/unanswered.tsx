import type { SnapshotFrom } from 'xstate';
import { isHolding, isLeaving, isReturning, isUnanswered } from '#machines/seat-hold/seat-hold.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import type { SeatHoldActor } from './flow-actors.ts';
import { line, part } from './seat-map.css.ts';

type Snapshot = SnapshotFrom<SeatHoldActor>;

const isAnswerDue = (snapshot: Snapshot) =>
  isHolding(snapshot) || isReturning(snapshot) || isLeaving(snapshot);

/** Nobody answered: what the server did is not known, and is asked before anything else. */
export const Unanswered = ({ hold }: { readonly hold: SeatHoldActor | null }) => {
  const { say } = useWords();
  const { now } = useShop();
  const isAsking = useFlow(hold, isAnswerDue, false);
  return (
    <KeptRoom isAsking={isAsking}>
      {useFlow(hold, isUnanswered, false) ? (
        <Notice variant="danger" heard="at-once" title={say('seat-map.unanswered')}>
          <div className={part}>
            <p>{say('seat-map.unanswered.text')}</p>
            <div className={line}>
              <Button variant="primary" onClick={() => hold?.send({ type: 'answer.asked', at: now() })}>
                {say('seat-map.unanswered.ask')}
              </Button>
            </div>
          </div>
        </Notice>
      ) : null}
    </KeptRoom>
  );
};
