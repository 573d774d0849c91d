import { type Ref, useId, useState } from 'react';
import {
  againAtOf,
  messageOf,
  refusalOf,
  stateOf,
} from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { AgainText } from '#panels/again.tsx';
import { SettlingNotice } from '#panels/settling-notice.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { classes } from '#ui/theme/classes.ts';
import { Actions } from './actions.tsx';
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

type Props = { readonly actions: TicketActionsActor };

type Headed = {
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
  readonly heading?: Ref<HTMLHeadingElement>;
};

type Read = 'asked' | 'never' | 'read';

/** What has been read anew is said until something else is done. */
const readNow = (
  before: Read,
  { isBusy, isDone }: { readonly isBusy: boolean; readonly isDone: boolean },
): Read => {
  if (isBusy) return 'asked';
  return isDone && before !== 'never' ? 'read' : 'never';
};

/** Why the last action was not done, with the way to see how the booking stands by now. */
const Message = ({ actions }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(actions, refusalOf, null);
  const message = useFlow(actions, messageOf, null);
  const againAt = useFlow(actions, againAtOf, null);
  const isShown = useFlow(actions, isChoosing, false);
  const isBusy = useFlow(actions, isRenewing, false);
  const [before, note] = useState<Read>('never');
  const read = readNow(before, { isBusy, isDone: isShown && refusal === null });
  if (read !== before) note(read);
  return (
    <>
      <KeptRoom isAsking={!isShown}>
        {refusal !== null && isShown ? (
          <Notice variant="danger" heard="at-once" title={say('actions.refused')}>
            <p>{message ?? say(refusalWords[refusal])}</p>
            <AgainText againAt={againAt} />
          </Notice>
        ) : null}
      </KeptRoom>
      <div className={styles.line}>
        <Button
          variant="quiet"
          pending={isBusy ? say('actions.reading') : null}
          why={isShown || isBusy ? null : say('payment.rests')}
          reason="heard"
          onClick={() => actions.send({ type: 'booking.asked' })}
        >
          {say('actions.read')}
        </Button>
        <p role="status" className={styles.hint}>
          {read === 'read' ? say('actions.fresh') : null}
        </p>
      </div>
    </>
  );
};

const Performing = ({ actions }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(actions, refusalOf, null);
  const message = useFlow(actions, messageOf, null);
  const isReasoned = useFlow(actions, isUnknown, false);
  const reason = refusal === null ? null : (message ?? say(refusalWords[refusal]));
  return (
    <SettlingNotice
      title={say('actions.performing')}
      text={isReasoned && reason !== null ? reason : say('actions.performing.text')}
      heard={useFlow(actions, mayAskOutcome, false) ? 'no' : 'yes'}
      onAsk={() => actions.send({ type: 'outcome.asked' })}
    />
  );
};

/** What can be done with the tickets of a booking after they were bought. */
export const TicketActions = ({ actions, rank: Heading = 'h2', heading = null }: Props & Headed) => {
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
          <Message actions={actions} />
          <TicketChoice actions={actions} />
          <Actions actions={actions} />
          <Review actions={actions} />
        </>
      ) : null}
      {part === 'performing' ? <Performing actions={actions} /> : null}
      {part === 'receipt' ? <Receipt actions={actions} /> : null}
    </section>
  );
};
