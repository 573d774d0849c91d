import { type Ref, useId } from 'react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { payingPathOf } from '#domain/shop/paying-address.ts';
import { momentText } from '#i18n/moment-text.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { WithScript } from '#ui/layout/with-script.tsx';
import { classes } from '#ui/theme/classes.ts';
import * as styles from './open-sale.css.ts';
import { type GiveUpActor, offeredForSale, refusalWords } from './open-sale.flow.ts';

type Props = {
  readonly form: GiveUpActor;
  readonly booking: Reservation;
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
  readonly heading?: Ref<HTMLHeadingElement>;
};

type Of = Pick<Props, 'booking' | 'form'>;

/** What it does is said where it is pressed. */
const GiveUp = ({ form, booking }: Of) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message } = useSubmission(form);
  const fields = { locator: booking.locator };
  return (
    <WithScript>
      <RefusalRoom
        isAsking={isBusy}
        title={say('actions.refused')}
        text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
      />
      <Disclosure summary={say('open-sale.give-up')}>
        <div className={styles.given}>
          <p>{say('open-sale.give-up.text')}</p>
          <Button
            variant="danger"
            pending={isBusy ? say('open-sale.giving-up') : null}
            onClick={() => form.send({ type: 'form.submitted', fields, key: newKey(), at: now() })}
          >
            {say('open-sale.give-up.yes')}
          </Button>
        </div>
      </Disclosure>
    </WithScript>
  );
};

const Waiting = ({ form, booking }: Of) => {
  const words = useWords();
  const { say } = words;
  const offered = offeredForSale(booking);
  return (
    <>
      <p>{say('open-sale.until', { until: momentText(booking.deadline, words) })}</p>
      {offered.includes('pay') ? (
        <Ways>
          {/* The payment is another purchase: it begins on a page of its own. */}
          <LinkButton variant="primary" href={payingPathOf(booking.locator)} target="_self">
            {say('lookup.found.pay')}
          </LinkButton>
        </Ways>
      ) : null}
      {offered.includes('cancel-reservation') ? <GiveUp form={form} booking={booking} /> : null}
    </>
  );
};

/** A sale that waits for its money: it is paid, or given up so that its places are free at once. */
export const OpenSale = ({ form, booking, rank: Heading = 'h2', heading = null }: Props) => {
  const { say } = useWords();
  const id = useId();
  const { state, isDone } = useSubmission(form);
  return (
    <section
      data-flow="submission"
      data-state={state}
      className={classes(styles.part, 'no-print')}
      aria-labelledby={id}
    >
      <Heading ref={heading} id={id}>
        {say('open-sale.title')}
      </Heading>
      {isDone ? (
        <Notice variant="success" heard="in-turn" title={say('open-sale.given-up')} />
      ) : (
        <Waiting form={form} booking={booking} />
      )}
    </section>
  );
};
