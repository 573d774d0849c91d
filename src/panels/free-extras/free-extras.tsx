import { useId } from 'react';
import type { Reservation } from '#domain/reservation.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { classes } from '#ui/classes.ts';
import { useWords } from '#ui/words-context.ts';
import { ExtrasForm } from './extras-form.tsx';
import { ExtrasReceipt } from './extras-receipt.tsx';
import * as styles from './free-extras.css.ts';
import { type ExtrasActor, servedTicketsOf } from './free-extras.flow.ts';

type Own = {
  readonly form: ExtrasActor;
  readonly booking: Reservation;
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
};

/** Help that costs nothing, asked for after the tickets were bought. */
export const FreeExtras = ({ form, booking, rank: Heading = 'h2' }: Own) => {
  const { say } = useWords();
  const id = useId();
  const { state, isDone, granted } = useSubmission(form);
  const rows = servedTicketsOf(booking);
  if (rows.length === 0) return null;
  const { locator } = booking;
  return (
    <section
      className={classes(styles.part, 'no-print')}
      aria-labelledby={id}
      data-flow="submission"
      data-state={state}
    >
      <Heading id={id}>{say('extras.title')}</Heading>
      <p>{say('extras.text')}</p>
      {isDone && granted !== null ? (
        <ExtrasReceipt form={form} locator={locator} rows={rows} bought={granted} />
      ) : (
        <ExtrasForm form={form} locator={locator} rows={rows} />
      )}
    </section>
  );
};
