import type { ReactNode } from 'react';
import type { Reservation } from '#domain/booking/reservation.ts';
import {
  changingOf,
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
import { TicketLines } from '#panels/payment/price-breakdown/ticket-lines.tsx';
import { Releasing } from '#panels/payment/releasing.tsx';
import { WhereAmI } from '#panels/progress/where-am-i.tsx';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { usePaidChange } from './late-paid-change.ts';
import { PaymentScreen } from './payment.tsx';

type Paying = {
  readonly cardOrigin: string;
  /** What stands under it all. */
  readonly children?: ReactNode;
};

type Props = { readonly booking: BookingActor };

/** A booking that waits for its money, from the payment to the places that are free again. */
export const PaidBooking = ({ booking, cardOrigin, children }: Props & Paying) => {
  const state = useFlow(booking, stateOf, '');
  const change = useFlow(booking, changingOf, null);
  const instead = usePaidChange(change === null ? 'none' : 'some');
  const payment = useFlow(booking, paymentOf, null);
  const bought = useFlow(booking, reservationOf, null);
  const extras = useFlow(booking, extrasOf, []);
  const linesOf = (tickets: Pick<Reservation, 'passengers'>) => (
    <TicketLines bought={tickets} extras={extras} />
  );
  const purpose = useFlow(booking, purposeOf, 'sale');
  const isAsked = useFlow(booking, isLeaving, false);
  const isUntold = useFlow(booking, isUnheard, false);
  return (
    <div data-flow="booking" data-state={state}>
      {payment === null ? (
        <Releasing
          bought={purpose}
          steps={<PurchaseSteps now="payment" />}
          answer={isUntold ? 'unheard' : 'awaited'}
          onAgain={() => booking.send({ type: 'outcome.asked' })}
        />
      ) : (
        <>
          <PaymentScreen
            payment={payment}
            cardOrigin={cardOrigin}
            steps={
              <>
                <PurchaseSteps now="payment" />
                {change === null || instead === null ? null : <instead.OldOnes change={change} />}
              </>
            }
            lines={
              bought === null
                ? instead && <instead.NewOnes booking={booking} draw={linesOf} />
                : linesOf(bought)
            }
            parts={instead && <instead.ChangeParts booking={booking} />}
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
