import type { RecentTrip } from '#domain/journey/recent-trip.ts';
import { stationBookOf } from '#domain/journey/station-book.ts';
import { blankTrip } from '#i18n/blank-trip.ts';
import { StationsContext } from '#panels/stations.ts';
import type { Wished } from '#panels/trip-search/trip-fields.ts';
import { Home } from '#screens/home/home.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

export const today = '2026-11-21';

/** A railway of a few stations; from KARS one comes to ANKARA GAR alone. */
export const fewStations = stationBookOf({
  cities: [
    [6, 'ANKARA'],
    [34, 'İSTANBUL'],
    [36, 'KARS'],
    [42, 'KONYA'],
  ],
  stations: [
    [98, 'ANKARA GAR', 6, 50],
    [1306, 'ERYAMAN YHT', 6, 40],
    [1325, 'İSTANBUL(SÖĞÜTLÜÇEŞME)', 34, 30],
    [48, 'İSTANBUL(PENDİK)', 34, 20],
    [796, 'KONYA', 42, 10],
    [532, 'KARS', 36, 5],
  ],
  pairs: [
    { from: [98], to: [48, 98, 532, 796, 1306, 1325] },
    { from: [48, 796, 1306, 1325], to: [48, 98, 796, 1306, 1325] },
    { from: [532], to: [98, 532] },
  ],
  joined: { groups: [], ways: [] },
  daysOnSale: 60,
  maxPassengers: 11,
  tariffs: [],
});

type Props = {
  readonly trips?: readonly RecentTrip[];
  readonly onWish?: (wished: Wished) => void;
  readonly onForget?: () => void;
};

const noop = () => undefined;

const noTrips: Props['trips'] = [];

/** The home page on a day, with the stations at hand. */
export const HomeSample = ({ trips = noTrips, onWish = noop, onForget = noop }: Props) => {
  const words = useWords();
  const stations = { book: fewStations, nameOf: fewStations.nameOf, load: noop };
  return (
    <StationsContext value={stations}>
      <Home
        today={today}
        entered={blankTrip(today, words)}
        trips={trips}
        onForget={onForget}
        onWish={onWish}
      />
    </StationsContext>
  );
};
