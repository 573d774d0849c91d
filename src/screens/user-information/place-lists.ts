import type { NamedPlace } from '#domain/named-place.ts';
import type { Profile } from '#domain/profile.ts';

export type PlaceList = {
  readonly standing: 'awaited' | 'here' | 'missing';
  readonly places: readonly NamedPlace[];
};

/** Where the places of the later lists lie. */
export type Chosen = Pick<Profile, 'cityId' | 'districtId'>;

/** The chain of lists an address is chosen from. */
export type PlaceLists = {
  readonly cities: PlaceList;
  readonly districts: PlaceList;
  readonly neighbourhoods: PlaceList;
  readonly show: (chosen: Chosen) => void;
  /** Asks once more for what did not come. */
  readonly askAgain: () => void;
};

const nameIn = ({ places }: PlaceList, wanted: number | null): readonly string[] =>
  places.filter(({ id }) => id === wanted).map(({ name }) => name);

/** The names of the places of an address, from the smallest to the largest, as far as their lists are here. */
export const placeNamesOf = (
  { cityId, districtId, neighbourhoodId }: Profile,
  { cities, districts, neighbourhoods }: PlaceLists,
): readonly string[] => [
  ...nameIn(neighbourhoods, neighbourhoodId),
  ...nameIn(districts, districtId),
  ...nameIn(cities, cityId),
];
