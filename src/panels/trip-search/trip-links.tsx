import { popularTrips } from '#domain/journey/popular-trips.ts';
import { type RecentTrip, wishedAgain } from '#domain/journey/recent-trip.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { forget, link, links, list, name } from './trip-links.css.ts';

type Props = {
  readonly trips: readonly RecentTrip[];
  readonly today: TravelDay;
  readonly onForget: () => void;
};

/** One press away: what this browser looked for last or, before that, what most look for. */
export const TripLinks = ({ trips, today, onForget }: Props) => {
  const { say } = useWords();
  const recent = trips.map((trip) => wishedAgain(trip, today));
  const isKnown = recent.length > 0;
  const cities = {
    ankara: say('city.ankara'),
    istanbul: say('city.istanbul'),
    eskisehir: say('city.eskisehir'),
    sivas: say('city.sivas'),
    konya: say('city.konya'),
  };
  const popular = popularTrips(today).map(({ query, from, to }) => ({
    query,
    from: cities[from],
    to: cities[to],
  }));
  return (
    <nav className={links} aria-labelledby="trip-links">
      <h2 id="trip-links" className={name}>
        {isKnown ? say('trip.recent') : say('trip.popular')}
      </h2>
      <ul className={list}>
        {(isKnown ? recent : popular).map(({ from, to, query }) => (
          <li key={query}>
            <a href={`${addresses['journey-list'].path}?${query}`} className={link}>
              <bdi>{from}</bdi>
              <ArrowIcon />
              <bdi>{to}</bdi>
            </a>
          </li>
        ))}
        {isKnown ? (
          <li>
            <button type="button" className={forget} onClick={onForget}>
              {say('trip.recent.forget')}
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  );
};
