import { popularStations } from '#domain/journey/popular-stations.ts';

export const popularId = 'trip-popular';

/** What a browser offers by itself until the whole list of stations is there. */
export const PopularStations = () => (
  <datalist id={popularId}>
    {popularStations.map((name) => (
      <option key={name} value={name}>
        {name}
      </option>
    ))}
  </datalist>
);
