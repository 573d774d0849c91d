import type { ReactNode } from 'react';
import {
  isLeaving,
  isUnheard,
  paymentOf,
  reservationOf,
  stateOf,
} from '#machines/booking/booking.selectors.ts';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
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

/** Nobody pays: the places become free, and the reader need not wait for it. */
const Releasing = ({ booking }: Own) => {
  const { say } = useWords();
  const unheard = useFlow(booking, isUnheard, false);
  return (
    <Page title={say('payment.title')} width="wide" before={<PurchaseSteps now="payment" />}>
      {unheard ? (
        <Notice variant="warning" heard="in-turn" title={say('payment.leaving.unheard')}>
          <p>{say('payment.leaving.unheard.text')}</p>
          <Button look="primary" onClick={() => booking.send({ type: 'outcome.asked' })}>
            {say('payment.leaving.again')}
          </Button>
        </Notice>
      ) : (
        <LoadingText text={say('payment.leaving')} />
      )}
    </Page>
  );
};

/** A booking that waits for its money, from the payment to the places that are free again. */
export const PaidBooking = ({ booking, cardOrigin, children }: Own & Paying) => {
  const state = useFlow(booking, stateOf, '');
  const payment = useFlow(booking, paymentOf, null);
  const bought = useFlow(booking, reservationOf, null);
  const isAsked = useFlow(booking, isLeaving, false);
  return (
    <div data-flow="booking" data-state={state}>
      {payment === null ? (
        <Releasing booking={booking} />
      ) : (
        <>
          <PaymentScreen payment={payment} bought={bought} cardOrigin={cardOrigin}>
            <WhereAmI booking={booking} />
            {children}
          </PaymentScreen>
          <LeaveQuestion
            isOpen={isAsked}
            onLeave={() => booking.send({ type: 'leaving.confirmed' })}
            onStay={() => booking.send({ type: 'leaving.declined' })}
          />
        </>
      )}
    </div>
  );
};
