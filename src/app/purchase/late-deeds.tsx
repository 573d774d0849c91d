import { type ComponentType, useEffect, useState } from 'react';
import { PlaceFailure } from '#app/routing/place-failure.tsx';
import { hasDeeds } from '#domain/booking/has-deeds.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Acted, DeedsPanel } from '#panels/ticket-card/deeding.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithScript } from '#ui/layout/with-script.tsx';

const Coming = () => {
  const { say } = useWords();
  return (
    <WithScript>
      <LoadingText text={say('booking.deeds.coming')} />
    </WithScript>
  );
};

type Brought = { readonly Deeds: ComponentType<DeedsPanel> };

let brought: Brought = { Deeds: Coming };

const bring = async (): Promise<Brought> => {
  const { BookingDeeds } = await import('./booking-deeds.tsx');
  brought = { Deeds: BookingDeeds };
  return brought;
};

type Told = { readonly now: Reservation; readonly isReadAnew: boolean };

/** A panel first tells the booking it was given: only what it tells after that was read by it. */
const toldAfter = (before: Told | null, now: Reservation | null): Told | null => {
  if (now === null || now === before?.now) return now && before;
  return { now, isReadAnew: before !== null };
};

/**
 * What can be done with a booking is read after the booking: its page brings it once the booking stands there, and keeps the booking without
 * it. The booking itself stays drawn as it is meanwhile: whoever prints or opens something of it loses nothing when the panel comes.
 */
export const LateDeeds = ({ booking, draw, ...rest }: Acted) => {
  const [told, setTold] = useState<Told | null>(null);
  const [tell] = useState(() => (now: Reservation | null) => setTold((before) => toldAfter(before, now)));
  const [{ Deeds }, setBrought] = useState(brought);
  useEffect(() => {
    if (Deeds === Coming) bring().then(setBrought, () => setBrought({ Deeds: PlaceFailure }));
  }, [Deeds]);
  return draw(
    told?.now ?? booking,
    hasDeeds(booking) ? <Deeds {...rest} booking={booking} onNow={tell} /> : null,
    told?.isReadAnew ?? false,
  );
};
