import { type Ref, useId } from 'react';
import { refusalOf, saidBy, stateOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { SettlingTold } from '#panels/settling-told.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { classes } from '#ui/theme/classes.ts';
import { Deeds } from './deeds.tsx';
import { Receipt } from './receipt.tsx';
import { refusalWords } from './refusal-words.ts';
import { Review } from './review.tsx';
import * as styles from './ticket-actions.css.ts';
import {
  isChoosing,
  isRenewing,
  isUnknown,
  mayAskOutcome,
  partOf,
  type TicketActionsActor,
} from './ticket-actions-views.ts';
import { TicketChoice } from './ticket-choice.tsx';

type Own = { readonly actions: TicketActionsActor };

type Headed = {
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
  readonly heading?: Ref<HTMLHeadingElement>;
};

/** Why the last deed was not done, with the way to see how the booking stands by now. */
const Said = ({ actions }: Own) => {
  const { say } = useWords();
  const refusal = useFlow(actions, refusalOf, null);
  const said = useFlow(actions, saidBy, null);
  const isShown = useFlow(actions, isChoosing, false);
  const isBusy = useFlow(actions, isRenewing, false);
  return (
    <>
      {refusal !== null && isShown ? (
        <Notice variant="danger" heard="at-once" title={say('actions.refused')}>
          <p>{said ?? say(refusalWords[refusal])}</p>
        </Notice>
      ) : null}
      <div>
        <Button
          look="quiet"
          pending={isBusy ? say('actions.reading') : null}
          why={isShown || isBusy ? null : say('payment.rests')}
          reason="heard"
          onClick={() => actions.send({ type: 'booking.asked' })}
        >
          {say('actions.read')}
        </Button>
      </div>
    </>
  );
};

const Performing = ({ actions }: Own) => {
  const { say } = useWords();
  const refusal = useFlow(actions, refusalOf, null);
  const said = useFlow(actions, saidBy, null);
  const isReasoned = useFlow(actions, isUnknown, false);
  const reason = refusal === null ? null : (said ?? say(refusalWords[refusal]));
  return (
    <SettlingTold
      title={say('actions.performing')}
      text={isReasoned && reason !== null ? reason : say('actions.performing.text')}
      heard={useFlow(actions, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => actions.send({ type: 'outcome.asked' })}
    />
  );
};

/** What can be done with the tickets of a booking after they were bought. */
export const TicketActions = ({ actions, rank: Heading = 'h2', heading = null }: Own & Headed) => {
  const { say } = useWords();
  const id = useId();
  const state = useFlow(actions, stateOf, '');
  const part = useFlow(actions, partOf, 'choice');
  return (
    <section
      className={classes(styles.part, 'no-print')}
      aria-labelledby={id}
      data-flow="ticket-actions"
      data-state={state}
    >
      <Heading ref={heading} id={id}>
        {say('actions.title')}
      </Heading>
      {part === 'choice' ? (
        <>
          <TicketChoice actions={actions} />
          <Deeds actions={actions} />
          <Said actions={actions} />
          <Review actions={actions} />
        </>
      ) : null}
      {part === 'performing' ? <Performing actions={actions} /> : null}
      {part === 'receipt' ? <Receipt actions={actions} /> : null}
    </section>
  );
};
