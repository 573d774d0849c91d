import { RentalPlace } from '#app/rental/rental-place.tsx';
import type { Place } from '#app/routing/place.ts';
import { DriverPage } from '#screens/car-rental/driver-page.tsx';

const RentalDriverPlace = () => (
  <RentalPlace called="rental.driver.title" screen="rental-driver">
    {(rental) => <DriverPage rental={rental} />}
  </RentalPlace>
);

export const place: Place = {
  head: {
    title: 'head.rental-driver.title',
    description: 'head.rental-driver.description',
    keywords: 'head.rental-driver.keywords',
  },
  Screen: RentalDriverPlace,
};
