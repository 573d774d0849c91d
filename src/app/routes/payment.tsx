import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { BookingPlace } from '#app/purchase/booking-place.tsx';
import { HandingOver } from '#app/purchase/handing-over.tsx';
import { paysAnother } from '#app/routing/due-address.ts';
import type { Place } from '#app/routing/place.ts';
import { ownAddressOf } from '#domain/shop/own-address.ts';
import { changingOf } from '#machines/booking/booking.selectors.ts';
import { fetchCoupons } from '#panels/payment/lazy-coupons.ts';
import { useShop } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { PaidBooking } from '#screens/payment/paid-booking.tsx';

const PaymentPlace = () => {
  const { cardOrigin } = useRouter().options.context.facts;
  const { booking: live } = useShop();
  const here = ownAddressOf(useLocation({ select: ({ href }) => href }));
  const { load } = useStations();
  const isChange = useFlow(live, changingOf, null) !== null;
  useEffect(() => {
    if (isChange) load();
  }, [isChange, load]);
  useEffect(fetchCoupons, []);
  const isAnother = useFlow(live, ({ context }) => here !== null && paysAnother(context, here), false);
  return (
    <BookingPlace called="payment.title" screen="payment" isAnother={isAnother}>
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
