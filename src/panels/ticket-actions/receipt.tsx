import { actionOf, bookingOf, dealOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { actionWords } from './action-words.ts';
import { DealFacts } from './deal-facts.tsx';
import * as styles from './ticket-actions.css.ts';
import { isClosing, isReading, isUnread, type TicketActionsActor } from './ticket-actions-views.ts';

/** What was done and given. */
export const Receipt = ({ actions }: { readonly actions: TicketActionsActor }) => {
  const { say } = useWords();
  const action = useFlow(actions, actionOf, 'return');
  const deal = useFlow(actions, dealOf, null);
  const booking = useFlow(actions, bookingOf, null);
  const isBusy = useFlow(actions, isReading, false);
  const closing = useFlow(actions, isClosing, false);
  const unread = useFlow(actions, isUnread, false);
  return (
    <div className={styles.part}>
      <Notice variant="success" heard="in-turn" title={say(actionWords[action].done)}>
        <p>{say(actionWords[action].doneText)}</p>
      </Notice>
      {deal === null || booking === null ? null : <DealFacts deal={deal} booking={booking} />}
      <Ways>
        <Button
          variant="primary"
          pending={closing ? say('actions.reading') : null}
          onClick={() => actions.send({ type: 'receipt.closed' })}
        >
          {say('actions.receipt.close')}
        </Button>
        <Button
          pending={isBusy ? say('actions.reading') : null}
          why={closing ? say('payment.rests') : null}
          reason="heard"
          onClick={() => actions.send({ type: 'booking.asked' })}
        >
          {say('actions.read')}
        </Button>
      </Ways>
      {unread ? (
        <Notice variant="warning" heard="in-turn" focus="after-press" title={say('actions.unread')} />
      ) : null}
    </div>
  );
};
