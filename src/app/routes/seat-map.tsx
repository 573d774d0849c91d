import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { useLazyFlow } from '#app/hooks/use-lazy-flow.ts';
import { useSeatPlan } from '#app/hooks/use-seat-plan.ts';
import { BookingPlace } from '#app/purchase/booking-place.tsx';
import { ContactsAround } from '#app/purchase/contacts-around.tsx';
import { HandingOver } from '#app/purchase/handing-over.tsx';
import { keepTickets } from '#app/purchase/keep-tickets.ts';
import type { Place } from '#app/routing/place.ts';
import { stateOf, wishOf } from '#machines/booking/booking.selectors.ts';
import { fetchFolded } from '#panels/passengers/lazy-folded.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { fetchSeatChoice } from '#screens/seat-map/lazy-seat-choice.tsx';
import { SeatMap } from '#screens/seat-map/seat-map.tsx';

const useSeatmate = () => {
  const { gateway, clock } = useRouter().options.context;
  const load = useCallback(
    () =>
      import('#app/purchase/begin-seatmate.ts').then(({ beginSeatmate }) => beginSeatmate(gateway, clock)),
    [gateway, clock],
  );
  return useLazyFlow(load);
};

const Planned = ({ booking }: { readonly booking: BookingActor }) => {
  const { load } = useStations();
  useEffect(load, [load]);
  useEffect(() => {
    fetchFolded();
    fetchSeatChoice();
  }, []);
  const plan = useSeatPlan(booking);
  const seatmate = useSeatmate();
  const seats = useRef<HTMLHeadingElement>(null);
  useHeadingAt(useFlow(booking, stateOf, '').split('.')[0] ?? '', seats, 'describing');
  const router = useRouter();
  const keep = () => {
    const go = (href: string) => router.navigate({ href });
    void keepTickets(booking, { go, at: router.options.context.clock.now() });
  };
  const isTrip = useFlow(booking, wishOf, null) !== null;
  return isTrip ? (
    <SeatMap booking={booking} plan={plan} seatmate={seatmate} seats={seats} onKeep={keep}>
      <HandingOver />
    </SeatMap>
  ) : null;
};

const SeatMapPlace = () => (
  <BookingPlace called="seat-map.title" screen="seat-map">
    {(booking) => (
      <ContactsAround>
        <Planned booking={booking} />
      </ContactsAround>
    )}
  </BookingPlace>
);

export const place: Place = {
  head: {
    title: 'head.seat-map.title',
    description: 'head.seat-map.description',
    keywords: 'head.seat-map.keywords',
  },
  Screen: SeatMapPlace,
};
