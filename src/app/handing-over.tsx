import { type ComponentType, useState } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { useWords } from '#ui/words-context.ts';
import { hasKeptBooking } from './kept-booking-cookie.ts';
import { PlaceFailure } from './place-failure.tsx';

type Brought = { readonly Panel: ComponentType };

/** The way to another device, while a booking is kept. What is in it is fetched when it is opened; the page stays when that fails. */
export const HandingOver = () => {
  const { say } = useWords();
  const [brought, setBrought] = useState<Brought>(() => ({
    Panel: () => <LoadingText text={say('hand-over.coming')} />,
  }));
  const bring = () => {
    import('./hand-over.tsx').then(
      ({ HandOverHere }) => setBrought({ Panel: HandOverHere }),
      () => setBrought({ Panel: PlaceFailure }),
    );
  };
  return hasKeptBooking() ? (
    <Disclosure summary={say('hand-over.title')} onOpen={bring}>
      <brought.Panel />
    </Disclosure>
  ) : null;
};
