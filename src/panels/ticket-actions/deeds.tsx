import { type DealtDeed, dealtDeeds } from '#domain/booking/ticket-deal.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { DeductionSteps } from './deduction-steps.tsx';
import { deedWords } from './deed-words.ts';
import { refusalWords } from './refusal-words.ts';
import * as styles from './ticket-actions.css.ts';
import {
  againstChanging,
  againstOf,
  isChoosing,
  isValidating,
  reckonedOf,
  type TicketActionsActor,
} from './ticket-actions-views.ts';

type Own = { readonly actions: TicketActionsActor };

const against = {
  return: againstOf('return'),
  'convert-to-open-ticket': againstOf('convert-to-open-ticket'),
} as const;

const Deed = ({ actions, deed }: Own & { readonly deed: DealtDeed }) => {
  const { say } = useWords();
  const reason = useFlow(actions, against[deed], null);
  const reckoned = useFlow(actions, reckonedOf, null);
  const may = useFlow(actions, isChoosing, false);
  const rests = may ? null : say('payment.rests');
  return (
    <li className={styles.deed}>
      <p className={styles.hint}>{say(deedWords[deed].hint)}</p>
      {reason === null ? <DeductionSteps actions={actions} deed={deed} /> : null}
      <Button
        pending={reckoned === deed ? say('actions.reckoning') : null}
        why={reason === null ? rests : say(refusalWords[reason])}
        reason={may ? 'seen' : 'heard'}
        onClick={() => actions.send({ type: 'deal.asked', deed })}
      >
        {say(deedWords[deed].ask)}
      </Button>
    </li>
  );
};

const Change = ({ actions }: Own) => {
  const { say } = useWords();
  const reason = useFlow(actions, againstChanging, null);
  const isAsked = useFlow(actions, isValidating, false);
  const may = useFlow(actions, isChoosing, false);
  const rests = may ? null : say('payment.rests');
  return (
    <li className={styles.deed}>
      <p className={styles.hint}>{say('actions.change.hint')}</p>
      {reason === null ? <DeductionSteps actions={actions} deed="change" /> : null}
      <Button
        pending={isAsked ? say('actions.change.asking') : null}
        why={reason === null ? rests : say(refusalWords[reason])}
        reason={may ? 'seen' : 'heard'}
        onClick={() => actions.send({ type: 'change.asked' })}
      >
        {say('actions.change')}
      </Button>
    </li>
  );
};

/** What can be done with the chosen tickets. What cannot is shown with the reason. */
export const Deeds = ({ actions }: Own) => (
  <ul className={styles.deeds}>
    <Change actions={actions} />
    {dealtDeeds.map((deed) => (
      <Deed key={deed} actions={actions} deed={deed} />
    ))}
  </ul>
);
