import { type ReactNode, useState } from 'react';
import type { Reservation } from '#domain/reservation.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { BookingAbsent } from './booking-place.tsx';
import { endedBefore, locatorOfEnded } from './ended-before.ts';
import { bookingReadOver } from './ports/after-sale.ts';
import { useAskedAtOnce } from './use-asked-at-once.ts';

type Drawing = { readonly children: (now: Reservation | null) => ReactNode };

const Read = ({ locator, children }: Drawing & { readonly locator: string }) => {
  const { form, ask } = useAskedAtOnce(bookingReadOver, locator);
  const { granted, refusal } = useSubmission(form);
  if (granted !== null) return children(granted);
  return (
    <BookingAbsent called="result.title" why={refusal === null ? 'coming' : 'not-reached'} again={ask} />
  );
};

/** What has become of a booking that had ended before is read before anything of it is drawn. */
export const ReadFirst = ({ booking, children }: Drawing & { readonly booking: BookingActor }) => {
  const [locator] = useState(() =>
    endedBefore(booking) === null ? null : locatorOfEnded(booking.getSnapshot()),
  );
  return locator === null ? children(null) : <Read locator={locator}>{children}</Read>;
};
