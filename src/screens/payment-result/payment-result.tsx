import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { isUnanswered, madeOf, modeOf, receiptOf, stateOf } from '#machines/booking/booking.selectors.ts';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import type { WithActions } from '#panels/ticket-card/actions-panel.ts';
import { BookingLocator } from '#panels/ticket-card/booking-locator.tsx';
import type { Keeping } from '#panels/ticket-card/bought-tickets.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useFocusOn } from '#ui/hooks/use-focus-on.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { type Ending, endingWords } from './ending-words.ts';
import { isPaid, outcomeOf, outcomeOfBooking, outcomeSince } from './outcome-of.ts';
import * as styles from './payment-result.css.ts';
import { Issued, Over, Reserved } from './settled.tsx';

type Props = {
  /** Null until the booking is live. */
  readonly booking: BookingActor | null;
  /** What the page was drawn with. */
  readonly bought: Reservation | null;
  /** How the booking stands by now, where that was read after its end. */
  readonly now: Reservation | null;
};

type Waited = { readonly booking: BookingActor; readonly locator: string; readonly texts: Ending['issuing'] };

const Issuing = ({ booking, locator, texts }: Waited) => {
  const { say } = useWords();
  const unanswered = useFlow(booking, isUnanswered, false);
  const part = useFocusOn(unanswered ? 'unanswered' : 'looking');
  return (
    <>
      <div ref={part} tabIndex={-1}>
        <Notice
          variant="info"
          heard="in-turn"
          title={unanswered ? say('result.unanswered.title') : say(texts.title)}
        >
          <p>{unanswered ? say('result.unanswered.text') : say(texts.text)}</p>
          {unanswered ? (
            <Button variant="primary" onClick={() => booking.send({ type: 'outcome.asked' })}>
              {say('result.ask-again')}
            </Button>
          ) : (
            <LoadingText text={say('result.issuing.looking')} />
          )}
        </Notice>
      </div>
      <BookingLocator locator={locator} />
    </>
  );
};

/**
 * How a purchase ended: tickets, a reservation, tickets that are still being issued, or nothing bought. What was bought
 * can be read before the booking is live, and what the reader does with it goes on when it is.
 */
export const PaymentResult = ({ booking, bought, now, Copies, Actions }: WithActions & Keeping & Props) => {
  const { say } = useWords();
  const state = useFlow<BookingActor, string | undefined>(booking, stateOf, undefined);
  const ended = useFlow<BookingActor, ReturnType<typeof outcomeOf> | null>(booking, outcomeOf, null);
  const made = useFlow(booking, madeOf, null);
  const kept = now ?? made ?? bought;
  const mode = useFlow(booking, modeOf, 'sale');
  const outcome = ended === null ? outcomeOfBooking(bought) : outcomeSince(ended, kept, mode);
  const ending = endingWords[mode];
  const receipt = useFlow(booking, receiptOf, null);
  const headings = {
    issuing: say(ending.issuing.heading),
    issued: say(ending.issued.heading),
    reserved: say('result.reserved.heading'),
    closed: say(ending.closed.heading),
    over: say('result.title'),
  };
  const steps = <PurchaseSteps now="summary" open={isPaid(outcome, kept) ? null : 'payment'} />;
  return (
    <Page title={headings[outcome]} width="wide" before={steps}>
      <div className={styles.result} data-flow={booking === null ? undefined : 'booking'} data-state={state}>
        {outcome === 'issuing' && booking !== null ? (
          <Issuing booking={booking} locator={kept?.locator ?? ''} texts={ending.issuing} />
        ) : null}
        {outcome === 'issued' && kept !== null ? (
          <Issued sold={kept} Copies={Copies} Actions={Actions} texts={ending.issued} receipt={receipt} />
        ) : null}
        {outcome === 'reserved' && kept !== null ? (
          <Reserved reserved={kept} Copies={Copies} Actions={Actions} />
        ) : null}
        {outcome === 'over' && kept !== null ? (
          <Over booking={kept} Copies={Copies} Actions={Actions} />
        ) : null}
        {outcome === 'closed' ? (
          <Notice variant="warning" heard="in-turn" title={say(ending.closed.title)}>
            <p>{say(ending.closed.text)}</p>
          </Notice>
        ) : null}
        {booking === null ? null : (
          <>
            <Ways>
              <LinkButton href={addresses.home.path}>{say('result.another')}</LinkButton>
            </Ways>
            {outcome === 'over' ? null : <WhereAmI booking={booking} />}
          </>
        )}
      </div>
    </Page>
  );
};
