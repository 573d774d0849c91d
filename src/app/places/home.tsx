import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { tripNames } from '#domain/trip-query.ts';
import type { TripTyped } from '#domain/trip-typed.ts';
import { blankTrip } from '#i18n/blank-trip.ts';
import { Home } from '#screens/home/home.tsx';
import { type Asked, type Place, ready, type Shown } from '../place.ts';
import { recentTrips, useRecentTrips } from '../recent-trips.ts';
import { bringStations } from '../stations.ts';
import { useWishing } from '../use-wishing.ts';

type Drawn = { readonly today: string; readonly typed: TripTyped };

const reads = Object.values(tripNames);

const typedIn = async ({ query, gateway, words, now }: Asked, today: string): Promise<TripTyped> => {
  if (query.size === 0) return blankTrip(today, words);
  const [{ typedTripIn }, book] = await Promise.all([
    import('../typed-trip.ts'),
    bringStations(gateway, now).catch(() => null),
  ]);
  return book === null ? blankTrip(today, words) : typedTripIn(query, book, words).typed;
};

const HomePlace = ({ drawn }: Shown) => {
  const { today, typed }: Drawn = JSON.parse(drawn ?? '');
  return (
    <Home
      today={today}
      typed={typed}
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
    return ready(
      asked.drawn ?? JSON.stringify({ today, typed: await typedIn(asked, today) } satisfies Drawn),
    );
  },
};
