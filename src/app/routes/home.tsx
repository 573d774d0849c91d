import { recentTrips, useRecentTrips } from '#app/browser/recent-trips.ts';
import { useWishing } from '#app/hooks/use-wishing.ts';
import { type Asked, type Place, ready, type Shown } from '#app/routing/place.ts';
import { loadStations } from '#app/routing/stations.ts';
import type { TripInput } from '#domain/journey/trip-input.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { blankTrip } from '#i18n/blank-trip.ts';
import type { TripProblem } from '#panels/trip-search/trip-fields.ts';
import { Home } from '#screens/home/home.tsx';

type Search = {
  readonly input: TripInput;
  /** What is wrong with a search that was sent here. */
  readonly problems: readonly TripProblem[];
};

type Drawn = Search & { readonly today: string };

const reads = Object.values(tripNames);

const searchIn = async (
  { query: entered, isOwnQuery, gateway, words, now }: Asked,
  today: string,
): Promise<Search> => {
  if (entered.size === 0) return { input: blankTrip(today, words), problems: [] };
  const [{ noStations, enteredTripIn, understoodIn }, { judgedTrip }, book] = await Promise.all([
    import('#app/purchase/entered-trip.ts'),
    import('#panels/trip-search/judged-trip.ts'),
    loadStations(gateway, now).catch(() => null),
  ]);
  const query = import.meta.env.SSR && !isOwnQuery ? understoodIn(entered, book ?? noStations) : entered;
  const { input } = enteredTripIn(query, book ?? noStations, words);
  if (book === null) {
    const unreached = { field: 'from', text: words.say('trip.stations.unreached') } as const;
    return { input, problems: [unreached] };
  }
  return { input, problems: judgedTrip(query, { book, today, words }).problems };
};

/** Whoever has touched the page before it lives will search: what helps in it comes while the page is brought to life. */
const helpAhead = ({ gateway, now }: Asked) =>
  window.preboot.needed.then(() =>
    Promise.all([loadStations(gateway, now), import('#panels/trip-search/live-search.tsx')]),
  );

const HomePlace = ({ drawn }: Shown) => {
  const { today, input, problems }: Drawn = JSON.parse(drawn ?? '');
  return (
    <Home
      today={today}
      entered={input}
      problems={problems}
      trips={useRecentTrips()}
      onForget={() => recentTrips.write('')}
      onWish={useWishing()}
    />
  );
};

export const place: Place = {
  head: {
    title: 'head.home.title',
    description: 'head.home.description',
    keywords: 'head.home.keywords',
  },
  Screen: HomePlace,
  reads,
  prepare: async (asked) => {
    const today = travelDayOf(dayNumberAt(asked.now));
    if (asked.drawn !== null) {
      // What does not come now is asked for again with the next touch.
      if (!import.meta.env.SSR) helpAhead(asked).catch(() => undefined);
      return ready(asked.drawn);
    }
    const drawn: Drawn = { today, ...(await searchIn(asked, today)) };
    return ready(JSON.stringify(drawn));
  },
};
