import { useRouter } from '@tanstack/react-router';
import { PaidBooking } from '#screens/payment/paid-booking.tsx';
import { BookingPlace } from '../booking-place.tsx';
import { HandingOver } from '../handing-over.tsx';
import type { Place } from '../place.ts';

const PaymentPlace = () => {
  const { cardOrigin } = useRouter().options.context.facts;
  return (
    <BookingPlace called="payment.title" screen="payment">
      {(booking) => (
        <PaidBooking booking={booking} cardOrigin={cardOrigin}>
          <HandingOver />
        </PaidBooking>
      )}
    </BookingPlace>
  );
};

export const place: Place = {
  head: {
    title: 'head.payment.title',
    description: 'head.payment.description',
    keywords: 'head.payment.keywords',
  },
  Screen: PaymentPlace,
};
