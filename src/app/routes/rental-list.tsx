import { useEffect } from 'react';
import { fetchPickedCalendar } from '#panels/picked-day/late-picked-calendar.ts';
import type { RentalActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CarList } from '#screens/car-rental/car-list.tsx';
import { areOfficesMissing, listStepOf } from '#screens/car-rental/car-views.ts';
import type { Place } from '../place.ts';
import { RentalPlace } from '../rental-place.tsx';
import { useHeadingAt } from '../use-heading-at.ts';
import { useLostFocus } from '../use-lost-focus.ts';

const Cars = ({ rental }: { readonly rental: RentalActor }) => {
  useEffect(fetchPickedCalendar, []);
  useLostFocus(useFlow(rental, areOfficesMissing, false) ? 'missing' : 'there');
  useHeadingAt(useFlow(rental, listStepOf, 'seeking'));
  return <CarList rental={rental} />;
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
