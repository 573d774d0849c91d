import { type DealtAction, dealtActions } from '#domain/booking/ticket-deal.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { actionWords } from './action-words.ts';
import { DeductionSteps } from './deduction-steps.tsx';
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

type Props = { readonly actions: TicketActionsActor };

const against = {
  return: againstOf('return'),
  'convert-to-open-ticket': againstOf('convert-to-open-ticket'),
} as const;

const Action = ({ actions, action }: Props & { readonly action: DealtAction }) => {
  const { say } = useWords();
  const reason = useFlow(actions, against[action], null);
  const reckoned = useFlow(actions, reckonedOf, null);
  const may = useFlow(actions, isChoosing, false);
  const rests = may ? null : say('payment.rests');
  return (
    <li className={styles.action}>
      <p className={styles.hint}>{say(actionWords[action].hint)}</p>
      {reason === null ? <DeductionSteps actions={actions} action={action} /> : null}
      <Button
        pending={reckoned === action ? say('actions.reckoning') : null}
        why={reason === null ? rests : say(refusalWords[reason])}
        reason={reason === null ? 'heard' : 'seen'}
        onClick={() => actions.send({ type: 'deal.asked', action })}
      >
        {say(actionWords[action].ask)}
      </Button>
    </li>
  );
};

const Change = ({ actions }: Props) => {
  const { say } = useWords();
  const reason = useFlow(actions, againstChanging, null);
  const isAsked = useFlow(actions, isValidating, false);
  const may = useFlow(actions, isChoosing, false);
  const rests = may ? null : say('payment.rests');
  return (
    <li className={styles.action}>
      <p className={styles.hint}>{say('actions.change.hint')}</p>
      {reason === null ? <DeductionSteps actions={actions} action="change" /> : null}
      <Button
        pending={isAsked ? say('actions.change.asking') : null}
        why={reason === null ? rests : say(refusalWords[reason])}
        reason={reason === null ? 'heard' : 'seen'}
        onClick={() => actions.send({ type: 'change.asked' })}
      >
        {say('actions.change')}
      </Button>
    </li>
  );
};

/** What can be done with the chosen tickets. What cannot is shown with the reason. */
export const Actions = ({ actions }: Props) => (
  <ul className={styles.actions}>
    <Change actions={actions} />
    {dealtActions.map((action) => (
      <Action key={action} actions={actions} action={action} />
    ))}
  </ul>
);
