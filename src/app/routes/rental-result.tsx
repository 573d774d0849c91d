import { RentalPlace } from '#app/rental/rental-place.tsx';
import type { Place } from '#app/routing/place.ts';
import { RentalResult } from '#screens/car-rental/rental-result.tsx';

const RentalResultPlace = () => (
  <RentalPlace called="rental.result.title" screen="rental-result">
    {(rental) => <RentalResult rental={rental} />}
  </RentalPlace>
);

export const place: Place = {
  head: {
    title: 'head.rental-result.title',
    description: 'head.rental-result.description',
    keywords: 'head.rental-result.keywords',
  },
  Screen: RentalResultPlace,
};
