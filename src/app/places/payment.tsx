import { useRouter } from '@tanstack/react-router';
import { isLeaving, paymentOf, reservationOf } from '#machines/booking/booking.selectors.ts';
import { LeaveQuestion } from '#panels/payment/leave-question.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { PaymentScreen } from '#screens/payment/payment.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { BookingPlace } from '../booking-place.tsx';
import type { Place } from '../place.ts';

const Leaving = () => {
  const { say } = useWords();
  return (
    <Page title={say('payment.title')}>
      <LoadingText text={say('payment.leaving')} />
    </Page>
  );
};

const Paid = ({ booking }: { readonly booking: BookingActor }) => {
  const { cardOrigin } = useRouter().options.context.facts;
  const payment = useFlow(booking, paymentOf, null);
  const bought = useFlow(booking, reservationOf, null);
  const isAsked = useFlow(booking, isLeaving, false);
  return payment === null ? (
    <Leaving />
  ) : (
    <>
      <PaymentScreen payment={payment} bought={bought} cardOrigin={cardOrigin} />
      <LeaveQuestion
        isOpen={isAsked}
        onLeave={() => booking.send({ type: 'leaving.confirmed' })}
        onStay={() => booking.send({ type: 'leaving.declined' })}
      />
    </>
  );
};

const PaymentPlace = () => (
  <BookingPlace called="payment.title">{(booking) => <Paid booking={booking} />}</BookingPlace>
);

export const place: Place = {
  head: {
    title: 'head.payment.title',
    description: 'head.payment.description',
    keywords: 'head.payment.keywords',
  },
  Screen: PaymentPlace,
};
