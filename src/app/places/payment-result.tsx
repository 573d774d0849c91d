import type { SnapshotFrom } from 'xstate';
import { standingOfBooking } from '#domain/booking-standing.ts';
import type { Reservation } from '#domain/reservation.ts';
import { isEnded, reservationOf } from '#machines/booking/booking.selectors.ts';
import { type BookingActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { BookingPlace } from '../booking-place.tsx';
import { LateDeeds } from '../late-deeds.tsx';
import { copiesBringing } from '../offline/copies.tsx';
import { type Place, ready, type Shown } from '../place.ts';

const Copies = copiesBringing(() => import('./boarding-pass.tsx'));

const endless = new AbortController().signal;

/** Which booking has come to its end in this browser, if one has. */
const locatorOfEnded = (snapshot: SnapshotFrom<BookingActor>): string | null =>
  isEnded(snapshot) ? (reservationOf(snapshot)?.locator ?? null) : null;

/** The tickets are read before any script is there, and stay until the booking knows what has become of them. */
const PaymentResultPlace = ({ drawn }: Shown) => {
  const { booking } = useShop();
  const bought: Reservation | null = JSON.parse(drawn ?? 'null');
  const ended = useFlow(booking, locatorOfEnded, null);
  return bought !== null ? (
    <PaymentResult
      booking={ended === bought.locator ? booking : null}
      bought={bought}
      Copies={Copies}
      Deeds={LateDeeds}
    />
  ) : (
    <BookingPlace called="result.title" screen="payment-result">
      {(live) => <PaymentResult booking={live} bought={null} Copies={Copies} Deeds={LateDeeds} />}
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
