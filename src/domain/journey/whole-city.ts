/** Ends of a search above all numbers of stations: each stands for every station that bears the name of its city. */
const firstCityEnd = 9_000_000;
const cities = 1000;

export const cityEndOf = (cityId: number): number => firstCityEnd + cityId;

/** The number of the province; null where a number is one of a station. */
export const cityOfEnd = (end: number): number | null =>
  end > firstCityEnd && end < firstCityEnd + cities ? end - firstCityEnd : null;

type Named = { readonly id: number; readonly name: string; readonly cityId: number };

/** `İSTANBUL(PENDİK)`: the city, and which of its stations. */
const bears = (name: string, city: string): boolean =>
  name.startsWith(city) && /^\s*\(/.test(name.slice(city.length));

/**
 * A city is offered as a whole where several stations are told apart behind its name and none bears the name alone.
 * By the end of each such city: its stations, in the order they were given.
 */
export const wholeCitiesOf = (
  stations: readonly Named[],
  cityNameOf: (cityId: number) => string,
): ReadonlyMap<number, readonly number[]> => {
  const taken = new Set(stations.map(({ name }) => name));
  const found = new Map<number, number[]>();
  for (const { id, name, cityId } of stations) {
    const city = cityNameOf(cityId);
    if (city === '' || taken.has(city) || !bears(name, city)) continue;
    const end = cityEndOf(cityId);
    found.set(end, [...(found.get(end) ?? []), id]);
  }
  return new Map([...found].filter(([, members]) => members.length > 1));
};
