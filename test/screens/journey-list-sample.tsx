import { vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { type JourneyView, plainView } from '#domain/journey/journey-view.ts';
import { cityEndOf } from '#domain/journey/whole-city.ts';
import type { BookingActor } from '#panels/shop.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';
import { JourneyList } from '#screens/journey-list/journey-list.tsx';
import { bookingNow } from '../support/seated-booking.ts';
import { listedFound, listedOffers, listedWish } from '../support/views/listing-booking.ts';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const names: Record<number, string> = {
  98: 'Ankara Gar',
  93: 'Eskişehir',
  1325: 'İstanbul',
  [cityEndOf(34)]: 'İstanbul',
};

const drawnList = (more: Partial<DrawnList> = {}): DrawnList => ({
  wish: listedWish,
  view: plainView,
  names: {},
  answer: { kind: 'listed', found: listedFound },
  offers: listedOffers,
  picked: null,
  ...more,
});

type Opened = {
  readonly list?: Partial<DrawnList>;
  readonly view?: Partial<JourneyView>;
  readonly language?: 'en' | 'fa' | 'tr';
  readonly now?: () => number;
};

/** The list as it is shown to a reader, and what is chosen of it. */
export const openedList = (
  booking: BookingActor | null,
  { list, view, language = 'tr', now = () => bookingNow }: Opened = {},
) => {
  const onChoose = vi.fn<(chosen: ChosenJourney, pick: string) => void>();
  drawn(
    <ShopAround now={now}>
      <main>
        <JourneyList
          booking={booking}
          drawn={drawnList({ ...list, view: { ...plainView, ...view } })}
          nameOf={(station) => names[station] ?? ''}
          prehydratedPick={null}
          onChoose={onChoose}
        />
      </main>
    </ShopAround>,
    language,
  );
  return onChoose;
};

/** When each journey leaves, from above. */
export const clocksShown = () =>
  page
    .getByRole('article')
    .elements()
    .map((row) => row.querySelector('h3')?.textContent?.slice(0, 5));
