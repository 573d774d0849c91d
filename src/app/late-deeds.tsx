import { type ComponentType, useEffect, useState } from 'react';
import type { Acted } from '#panels/ticket-card/deeding.ts';
import { LoadingText } from '#ui/loading-text.tsx';
import { WithScript } from '#ui/with-script.tsx';
import { useWords } from '#ui/words-context.ts';
import { PlaceFailure } from './place-failure.tsx';

const Coming = ({ booking, draw }: Acted) => {
  const { say } = useWords();
  return draw(
    booking,
    <WithScript>
      <LoadingText text={say('booking.deeds.coming')} />
    </WithScript>,
  );
};

const Missed = ({ booking, draw }: Acted) => draw(booking, <PlaceFailure />);

type Brought = { readonly Deeds: ComponentType<Acted> };

let brought: Brought = { Deeds: Coming };

const bring = async (): Promise<Brought> => {
  const { BookingDeeds } = await import('./booking-deeds.tsx');
  brought = { Deeds: BookingDeeds };
  return brought;
};

/** What can be done with a booking is read after the booking: its page brings it once the booking stands there, and keeps the booking without it. */
export const LateDeeds = (acted: Acted) => {
  const [{ Deeds }, setBrought] = useState(brought);
  useEffect(() => {
    if (Deeds === Coming) bring().then(setBrought, () => setBrought({ Deeds: Missed }));
  }, [Deeds]);
  return <Deeds {...acted} />;
};
