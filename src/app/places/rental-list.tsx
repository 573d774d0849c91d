import { CarList } from '#screens/car-rental/car-list.tsx';
import type { Place } from '../place.ts';
import { RentalPlace } from '../rental-place.tsx';

const RentalListPlace = () => (
  <RentalPlace called="rental.title" screen="rental-list">
    {(rental) => <CarList rental={rental} />}
  </RentalPlace>
);

export const place: Place = {
  head: {
    title: 'head.rental-list.title',
    description: 'head.rental-list.description',
    keywords: 'head.rental-list.keywords',
  },
  Screen: RentalListPlace,
};
