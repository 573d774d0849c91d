import { BookingCard } from '#panels/ticket-card/booking-card.tsx';
import { useSubmission } from '#panels/use-submission.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Payments } from './payments.tsx';
import { type Playing, Recordings } from './recordings.tsx';
import { SeenRentals } from './seen-rentals.tsx';
import * as styles from './staff-support.css.ts';
import type { SupportActor } from './staff-support.flow.ts';
import { SupportLookupForm } from './support-lookup-form.tsx';

/** A booking for whoever helps its passenger: what it is, how it was paid, and what happened step by step. */
export const StaffSupport = ({ form, Player }: Playing & { readonly form: SupportActor }) => {
  const { say } = useWords();
  const { state, fields, granted } = useSubmission(form);
  return (
    <div className={styles.seen} data-flow="submission" data-state={state}>
      <SupportLookupForm form={form} />
      {granted === null ? null : (
        <>
          {granted.booking === null ? null : (
            <section className={styles.part} aria-labelledby="support-booking">
              <h2 id="support-booking">{say('support.booking')}</h2>
              <BookingCard booking={granted.booking} />
            </section>
          )}
          {granted.rentals.length === 0 ? null : <SeenRentals rentals={granted.rentals} />}
          {granted.booking === null && granted.rentals.length === 0 ? (
            <p className={styles.quiet}>{say('support.rentals.gone')}</p>
          ) : null}
          <section className={styles.part} aria-labelledby="support-payments">
            <h2 id="support-payments">{say('support.payments')}</h2>
            <Payments payments={granted.payments} />
          </section>
          <Recordings key={fields.locator} seen={granted} Player={Player} />
        </>
      )}
    </div>
  );
};
