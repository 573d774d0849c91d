import { useRouter } from '@tanstack/react-router';
import { RentalPlace } from '#app/rental/rental-place.tsx';
import type { Place } from '#app/routing/place.ts';
import { PaidRental } from '#screens/payment/paid-rental.tsx';

const RentalPaymentPlace = () => {
  const { cardOrigin } = useRouter().options.context.facts;
  return (
    <RentalPlace called="payment.title" screen="rental-payment">
      {(rental) => <PaidRental rental={rental} cardOrigin={cardOrigin} />}
    </RentalPlace>
  );
};

export const place: Place = {
  head: {
    title: 'head.rental-payment.title',
    description: 'head.rental-payment.description',
    keywords: 'head.rental-payment.keywords',
  },
  Screen: RentalPaymentPlace,
};
