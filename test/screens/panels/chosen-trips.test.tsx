import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Journey } from '#domain/journey/journey.ts';
import { trainTitleOf } from '#domain/journey/train-title.ts';
import { languages } from '#domain/values/language.ts';
import { durationText } from '#i18n/duration-text.ts';
import { StationsContext } from '#panels/stations.ts';
import { ChosenTrips } from '#screens/seat-map/chosen-trips.tsx';
import { joined, overnight } from '../../support/listed-journeys.ts';
import { bookingNow } from '../../support/seated-booking.ts';
import { listedBooking } from '../../support/views/listing-booking.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const stations = { nameOf: () => 'Eskişehir', book: null, load: () => undefined };

const chosenOf = async (journey: Journey) => {
  const { booking } = await listedBooking();
  const chosen = { journey, cabinClass: 'Y1', family: 'STANDART' } as const;
  booking.send({ type: 'journey.chosen', chosen, at: bookingNow });
  return (
    <ShopAround>
      <StationsContext value={stations}>
        <ChosenTrips booking={booking} />
      </StationsContext>
    </ShopAround>
  );
};

test.each(languages)(
  '[R-02] the trains that were chosen are shown as in the list, where they arrive a day later and where one changes: %s',
  async (language) => {
    const words = wordsOf(language);
    const { say } = words;
    const { redraw } = drawn(await chosenOf(overnight), language);
    const trips = page.getByRole('list').first();
    for (const { number, commercialName } of overnight.legs)
      await expect.element(trips).toHaveTextContent(trainTitleOf(number, commercialName));
    await expect.element(trips).toHaveTextContent(say('journey-list.next-day', { days: 1 }));
    redraw(await chosenOf(joined));
    const change = { station: 'Eskişehir', train: '81010', wait: durationText(30, words) };
    await expect.element(trips).toHaveTextContent(say('journey-list.change.train', change));
    expect(trips.element().textContent).not.toContain(say('journey-list.next-day', { days: 1 }));
  },
);
