import { type Ref, useId } from 'react';
import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { classes } from '#ui/theme/classes.ts';
import * as styles from './extra-services.css.ts';
import {
  type ExtrasActor,
  type ExtrasOutcome,
  servedTicketsOf,
  shownTicketsOf,
} from './extra-services.flow.ts';
import { ExtrasForm } from './extras-form.tsx';
import { ExtrasQuote } from './extras-quote.tsx';
import { ExtrasReceipt } from './extras-receipt.tsx';

type Props = {
  readonly form: ExtrasActor;
  readonly booking: Reservation;
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
  readonly heading?: Ref<HTMLHeadingElement>;
};

type Wishing = { readonly form: ExtrasActor; readonly locator: string; readonly rows: readonly HeldTicket[] };

const Outcome = ({ outcome, ...wishing }: Wishing & { readonly outcome: ExtrasOutcome }) => {
  const { say } = useWords();
  switch (outcome.kind) {
    case 'quoted':
      return <ExtrasQuote {...wishing} extras={outcome.extras} due={outcome.due} />;
    case 'had':
      return <ExtrasReceipt {...wishing} extras={outcome.extras} />;
    case 'due':
      return <LoadingText text={say('extras.to-payment')} />;
  }
};

/** What is had or bought beside the journey, after the tickets were bought. */
export const ExtraServices = ({ form, booking, rank: Heading = 'h2', heading = null }: Props) => {
  const { say } = useWords();
  const id = useId();
  const { now } = useShop();
  const { state, isDone, granted } = useSubmission(form);
  if (servedTicketsOf(booking, now()).length === 0) return null;
  const rows = shownTicketsOf(booking, now());
  const wishing = { form, locator: booking.locator, rows };
  return (
    <section
      className={classes(styles.part, 'no-print')}
      aria-labelledby={id}
      data-flow="submission"
      data-state={state}
    >
      <Heading ref={heading} id={id}>
        {say('extras.title')}
      </Heading>
      <p>{say('extras.text')}</p>
      {isDone && granted !== null ? <Outcome {...wishing} outcome={granted} /> : <ExtrasForm {...wishing} />}
    </section>
  );
};
