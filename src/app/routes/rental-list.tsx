import { useEffect, useRef } from 'react';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { useLostFocus } from '#app/hooks/use-lost-focus.ts';
import { RentalPlace } from '#app/rental/rental-place.tsx';
import type { Place } from '#app/routing/place.ts';
import { fetchPickedCalendar } from '#panels/picked-day/lazy-picked-calendar.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CarList } from '#screens/car-rental/car-list.tsx';
import { areOfficesMissing, listStepOf } from '#screens/car-rental/car-views.ts';

const Cars = ({ rental }: { readonly rental: RentalActor }) => {
  useEffect(fetchPickedCalendar, []);
  useLostFocus(useFlow(rental, areOfficesMissing, false) ? 'missing' : 'there');
  const found = useRef<HTMLHeadingElement>(null);
  useHeadingAt(useFlow(rental, listStepOf, 'seeking'), found);
  return <CarList rental={rental} found={found} />;
};

const RentalListPlace = () => (
  <RentalPlace called="rental.title" screen="rental-list">
    {(rental) => <Cars rental={rental} />}
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
