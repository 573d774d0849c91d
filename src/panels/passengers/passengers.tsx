import { Suspense } from 'react';
import { isDescribing } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { DescribedPassengers } from './described-passengers.tsx';
import { FoldedPassengers } from './lazy-folded.tsx';
import { LossQuestion } from './loss-question.tsx';

/** Who travels: forms before any seat is held, a line for each while seats are chosen. */
export const Passengers = ({ booking }: { readonly booking: BookingActor }) => {
  const describing = useFlow(booking, isDescribing, false);
  return (
    <>
      {describing ? (
        <DescribedPassengers booking={booking} />
      ) : (
        <Suspense>
          <FoldedPassengers booking={booking} />
        </Suspense>
      )}
      <LossQuestion booking={booking} />
    </>
  );
};
