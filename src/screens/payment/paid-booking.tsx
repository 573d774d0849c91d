import type { ReactNode } from 'react';
import {
  extrasOf,
  isLeaving,
  isUnheard,
  paymentOf,
  purposeOf,
  reservationOf,
  stateOf,
} from '#machines/booking/booking.selectors.ts';
import { Contact } from '#panels/payment/contact.tsx';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
import { leavingWordsOf } from '#panels/payment/leaving-words.ts';
import { TicketLines } from '#panels/payment/price-breakdown/ticket-lines.tsx';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { PaymentScreen } from './payment.tsx';

type Paying = {
  readonly cardOrigin: string;
  /** What stands under it all. */
  readonly children?: ReactNode;
};

type Own = { readonly booking: BookingActor };

/** Nobody pays: what was held or ordered is given back, and the reader need not wait for it. */
const Releasing = ({ booking }: Own) => {
  const { say } = useWords();
  const { telling, unheard: untold } = leavingWordsOf(useFlow(booking, purposeOf, 'sale'));
  const unheard = useFlow(booking, isUnheard, false);
  return (
    <Page title={say('payment.title')} width="wide" before={<PurchaseSteps now="payment" />}>
      {unheard ? (
        <Notice variant="warning" heard="in-turn" title={say(untold)}>
          <p>{say('payment.leaving.unheard.text')}</p>
          <Button look="primary" onClick={() => booking.send({ type: 'outcome.asked' })}>
            {say('payment.leaving.again')}
          </Button>
        </Notice>
      ) : (
        <LoadingText text={say(telling)} />
      )}
    </Page>
  );
};

/** A booking that waits for its money, from the payment to the places that are free again. */
export const PaidBooking = ({ booking, cardOrigin, children }: Own & Paying) => {
  const state = useFlow(booking, stateOf, '');
  const payment = useFlow(booking, paymentOf, null);
  const bought = useFlow(booking, reservationOf, null);
  const extras = useFlow(booking, extrasOf, []);
  const purpose = useFlow(booking, purposeOf, 'sale');
  const isAsked = useFlow(booking, isLeaving, false);
  return (
    <div data-flow="booking" data-state={state}>
      {payment === null ? (
        <Releasing booking={booking} />
      ) : (
        <>
          <PaymentScreen
            payment={payment}
            cardOrigin={cardOrigin}
            steps={<PurchaseSteps now="payment" />}
            lines={bought === null ? null : <TicketLines bought={bought} extras={extras} />}
            contact={<Contact bought={bought} of={extras.length === 0 ? 'tickets' : 'services'} />}
          >
            <WhereAmI booking={booking} />
            {children}
          </PaymentScreen>
          <LeaveQuestion
            bought={purpose}
            isOpen={isAsked}
            onLeave={() => booking.send({ type: 'leaving.confirmed' })}
            onStay={() => booking.send({ type: 'leaving.declined' })}
          />
        </>
      )}
    </div>
  );
};
