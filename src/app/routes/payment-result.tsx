import { useMemo } from 'react';
import { copiesBringing } from '#app/offline/copies.tsx';
import { BookingPlace } from '#app/purchase/booking-place.tsx';
import { endedBefore, locatorOfEnded, useLeftBehind } from '#app/purchase/ended-before.ts';
import { LazyActions } from '#app/purchase/lazy-actions.tsx';
import { ReadFirst } from '#app/purchase/read-first.tsx';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { outcomeOfBooking } from '#screens/payment-result/outcome-of.ts';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';

const parts = { Copies: copiesBringing(() => import('./boarding-pass.tsx')), Actions: LazyActions };

const endless = new AbortController().signal;

/** The tickets are read before any script is there, and stay until the booking knows what has become of them. */
const PaymentResultPlace = ({ drawn }: Shown) => {
  const { booking } = useShop();
  const bought: Reservation | null = useMemo(() => JSON.parse(drawn ?? 'null'), [drawn]);
  const ended = useFlow(booking, locatorOfEnded, null);
  useLeftBehind(booking);
  const before = endedBefore(booking);
  return bought !== null && before !== 'leaving' ? (
    <PaymentResult
      booking={ended === bought.locator ? booking : null}
      bought={bought}
      now={ended === bought.locator && before === 'loading' ? bought : null}
      {...parts}
    />
  ) : (
    <BookingPlace called="result.title" screen="payment-result">
      {(live) => (
        <ReadFirst booking={live}>
          {(now) => <PaymentResult booking={live} bought={null} now={now} {...parts} />}
        </ReadFirst>
      )}
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
    const [{ printCallsBy }, opened] = await Promise.all([
      import('#gateway/bookings/print-calls.ts'),
      gateway(),
    ]);
    // Without an answer the booking in the browser asks for itself, and tells.
    const bought = await printCallsBy(opened)
      .booking(encodedLocator, endless)
      .catch(() => null);
    const outcome = outcomeOfBooking(bought);
    return ready(outcome === 'closed' ? null : JSON.stringify(bought));
  },
};
