import { isUnanswered } from '#machines/seat-hold/seat-hold.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FloatingMessage } from '#ui/overlay/floating-message.tsx';
import type { SeatHoldActor } from './flow-actors.ts';
import { line, part } from './seat-map.css.ts';

/** Nobody answered: what the server did is not known, and is asked before anything else. Wherever the plan was left, it is in sight. */
export const Unanswered = ({ hold }: { readonly hold: SeatHoldActor | null }) => {
  const { say } = useWords();
  const { now } = useShop();
  return useFlow(hold, isUnanswered, false) ? (
    <FloatingMessage>
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
    </FloatingMessage>
  ) : null;
};
