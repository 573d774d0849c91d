import { standingOfBooking } from '#domain/booking-standing.ts';
import type { Reservation } from '#domain/reservation.ts';
import { isEnded as isBookingEnded } from '#machines/booking/booking.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { BoughtPaper } from '#screens/payment-result/bought-paper.tsx';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { BookingPlace } from '../booking-place.tsx';
import { copiesBringing } from '../offline/copies.tsx';
import { type Place, ready, type Shown } from '../place.ts';

const Copies = copiesBringing(() => import('./boarding-pass.tsx'));

const endless = new AbortController().signal;

/** The tickets are read before any script is there, and stay until the booking knows what has become of them. */
const PaymentResultPlace = ({ drawn }: Shown) => {
  const { booking } = useShop();
  const isEnded = useFlow(booking, isBookingEnded, false);
  const bought: Reservation | null = JSON.parse(drawn ?? 'null');
  return bought !== null && !isEnded ? (
    <BoughtPaper bought={bought} Copies={Copies} />
  ) : (
    <BookingPlace called="result.title" screen="payment-result">
      {(live) => <PaymentResult booking={live} Copies={Copies} />}
    </BookingPlace>
  );
};

export const place: Place = {
  head: {
    title: 'head.payment-result.title',
    description: 'head.payment-result.description',
    keywords: 'head.payment-result.keywords',
  },
  Screen: PaymentResultPlace,
  prepare: async ({ parts: { encodedLocator = '' }, gateway, drawn }) => {
    if (drawn !== null || encodedLocator === '' || !import.meta.env.SSR) return ready(drawn);
    const [{ paperCallsBy }, opened] = await Promise.all([import('#gateway/paper-calls.ts'), gateway()]);
    // Without an answer the booking in the browser asks for itself, and tells.
    const bought = await paperCallsBy(opened)
      .booking(encodedLocator, endless)
      .catch(() => null);
    const stands = bought && standingOfBooking(bought);
    return ready(stands === 'ticketed' || stands === 'reserved' ? JSON.stringify(bought) : null);
  },
};
