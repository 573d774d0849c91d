import { type ComponentType, useEffect, useState } from 'react';
import { PlaceFailure } from '#app/routing/place-failure.tsx';
import { hasActions } from '#domain/booking/has-actions.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Acted, ActionsPanel } from '#panels/ticket-card/actions-panel.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithScript } from '#ui/layout/with-script.tsx';

const Coming = () => {
  const { say } = useWords();
  return (
    <WithScript>
      <LoadingText text={say('booking.actions.coming')} />
    </WithScript>
  );
};

type Loaded = { readonly Actions: ComponentType<ActionsPanel> };

let loaded: Loaded = { Actions: Coming };

const load = async (): Promise<Loaded> => {
  const { BookingActions } = await import('./booking-actions.tsx');
  loaded = { Actions: BookingActions };
  return loaded;
};

type ReportedBooking = { readonly now: Reservation; readonly isReadAnew: boolean };

/** A panel first tells the booking it was given: only what it tells after that was read by it. */
const reportedAfter = (before: ReportedBooking | null, now: Reservation | null): ReportedBooking | null => {
  if (now === null || now === before?.now) return now && before;
  return { now, isReadAnew: before !== null };
};

/**
 * What can be done with a booking is read after the booking: its page brings it once the booking stands there, and keeps the booking without
 * it. The booking itself stays drawn as it is meanwhile: whoever prints or opens something of it loses nothing when the panel comes.
 */
export const LazyActions = ({ booking, draw, ...rest }: Acted) => {
  const [reported, setReported] = useState<ReportedBooking | null>(null);
  const [report] = useState(
    () => (now: Reservation | null) => setReported((before) => reportedAfter(before, now)),
  );
  const [{ Actions }, setLoaded] = useState(loaded);
  useEffect(() => {
    if (Actions === Coming) load().then(setLoaded, () => setLoaded({ Actions: PlaceFailure }));
  }, [Actions]);
  return draw(
    reported?.now ?? booking,
    hasActions(booking) ? <Actions {...rest} booking={booking} onNow={report} /> : null,
    reported?.isReadAnew ?? false,
  );
};
