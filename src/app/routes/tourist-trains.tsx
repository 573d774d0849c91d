import { type Asked, type Place, ready, type Shown } from '#app/routing/place.ts';
import type { TouristDeparture } from '#domain/journey/tourist-departure.ts';
import { TouristTrains } from '#screens/tourist-trains/tourist-trains.tsx';

/** Null where the server was not reached. */
type Drawn = { readonly departures: readonly TouristDeparture[] | null };

const endless = new AbortController().signal;

const departuresBy = async ({ gateway }: Asked): Promise<Drawn['departures']> => {
  const [{ touristTrainCallsBy }, opened] = await Promise.all([
    import('#gateway/journeys/tourist-train-calls.ts'),
    gateway(),
  ]);
  return touristTrainCallsBy(opened)
    .findDepartures(null, endless)
    .catch(() => null);
};

const TouristTrainsPlace = ({ drawn }: Shown) => {
  const { departures }: Drawn = JSON.parse(drawn ?? '');
  return <TouristTrains departures={departures} />;
};

export const place: Place = {
  head: {
    title: 'head.tourist-trains.title',
    description: 'head.tourist-trains.description',
    keywords: 'head.tourist-trains.keywords',
  },
  Screen: TouristTrainsPlace,
  prepare: async (asked) => {
    if (asked.drawn !== null) return ready(asked.drawn);
    const drawn: Drawn = { departures: await departuresBy(asked) };
    return ready(JSON.stringify(drawn));
  },
};
