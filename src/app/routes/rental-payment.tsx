import { useRouter } from '@tanstack/react-router';
import { PaidRental } from '#screens/payment/paid-rental.tsx';
import type { Place } from '../place.ts';
import { RentalPlace } from '../rental-place.tsx';

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
