import { addresses } from '#domain/addresses.ts';
import { isUnanswered, reservationOf, stateOf } from '#machines/booking/booking.selectors.ts';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import { BookingLocator } from './booking-locator.tsx';
import { Issued, Reserved } from './bought-paper.tsx';
import type { Keeping } from './bought-tickets.tsx';
import { outcomeOf } from './outcome-of.ts';
import * as styles from './payment-result.css.ts';

type Own = { readonly booking: BookingActor };

const Issuing = ({ booking, locator }: Own & { readonly locator: string }) => {
  const { say } = useWords();
  const unanswered = useFlow(booking, isUnanswered, false);
  return (
    <>
      <Notice
        variant="info"
        heard="in-turn"
        title={unanswered ? say('result.unanswered.title') : say('result.issuing.title')}
      >
        <p>{unanswered ? say('result.unanswered.text') : say('result.issuing.text')}</p>
        {unanswered ? (
          <Button look="primary" onClick={() => booking.send({ type: 'outcome.asked' })}>
            {say('result.ask-again')}
          </Button>
        ) : (
          <LoadingText text={say('result.issuing.looking')} />
        )}
      </Notice>
      <BookingLocator locator={locator} />
    </>
  );
};

/** How a purchase ended: tickets, a reservation, tickets that are still being issued, or nothing bought. */
export const PaymentResult = ({ booking, Copies }: Own & Keeping) => {
  const { say } = useWords();
  const state = useFlow(booking, stateOf, '');
  const outcome = useFlow(booking, outcomeOf, 'closed');
  const kept = useFlow(booking, reservationOf, null);
  const shown = {
    issuing: <Issuing booking={booking} locator={kept?.locator ?? ''} />,
    issued: kept === null ? null : <Issued sold={kept} Copies={Copies} />,
    reserved: kept === null ? null : <Reserved reserved={kept} Copies={Copies} />,
    closed: (
      <Notice variant="warning" heard="in-turn" title={say('result.closed.title')}>
        <p>{say('result.closed.text')}</p>
      </Notice>
    ),
  }[outcome];
  const headings = {
    issuing: say('result.issuing.heading'),
    issued: say('result.issued.heading'),
    reserved: say('result.reserved.heading'),
    closed: say('result.closed.heading'),
  };
  return (
    <Page title={headings[outcome]} width="wide" before={<PurchaseSteps now="summary" />}>
      <div className={styles.result} data-flow="booking" data-state={state}>
        {shown}
        <Ways>
          <LinkButton href={addresses.home.path}>{say('result.another')}</LinkButton>
        </Ways>
        <WhereAmI booking={booking} />
      </div>
    </Page>
  );
};
