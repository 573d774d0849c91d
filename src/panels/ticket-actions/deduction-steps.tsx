import { type DeductionStep, deductionStepsOf } from '#domain/booking/deduction-steps.ts';
import type { DeductedAction } from '#domain/booking/deductions.ts';
import { soldTicketsOf } from '#domain/booking/ticket-deal.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { asOf, bookingOf, chosenOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './ticket-actions.css.ts';
import type { TicketActionsActor } from './ticket-actions-views.ts';

type Props = { readonly actions: TicketActionsActor; readonly action: DeductedAction };

const stepText = (action: DeductedAction, { until, taken, left }: DeductionStep, words: Words): string => {
  const { say } = words;
  const hour = momentText(until, words);
  switch (action) {
    case 'change':
      return taken === 0
        ? say('actions.change.step.free', { until: hour })
        : say('actions.change.step', { until: hour, amount: moneyText(taken, words) });
    case 'return':
      return say('actions.return.step', { until: hour, amount: moneyText(left, words) });
    case 'convert-to-open-ticket':
      return say('actions.convert.step', { until: hour, amount: moneyText(left, words) });
  }
};

/** What an action brings or costs for the chosen tickets, and until when. */
export const DeductionSteps = ({ actions, action }: Props) => {
  const words = useWords();
  const booking = useFlow(actions, bookingOf, null);
  const chosen = useFlow(actions, chosenOf, []);
  const now = useFlow(actions, asOf, 0);
  const tickets = booking === null ? [] : soldTicketsOf(booking);
  const steps = deductionStepsOf(
    action,
    tickets.filter(({ number }) => chosen.includes(number)),
    now,
  );
  return steps.length === 0 ? null : (
    <ul className={styles.steps}>
      {steps.map((step) => (
        <li key={step.until}>{stepText(action, step, words)}</li>
      ))}
    </ul>
  );
};
