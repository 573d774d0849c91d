import { stationBookOf } from '#domain/journey/station-book.ts';
import type { SearchStation } from '#domain/journey/station-search.ts';
import { networkOf } from '#server/railway/network/network-of.ts';
import { buildNetwork } from '#server/railway/seed/build-network.ts';
import { searchStationsOf } from '#server/railway/trains/search-stations.ts';

const stationList = searchStationsOf(networkOf(buildNetwork(), 1));
const cities = new Map(stationList.cities);

/** The stations of the railway's own network, as the shop looks for them. */
export const seedStations: readonly SearchStation[] = stationList.stations.map(
  ([id, name, cityId, weight]) => ({
    id,
    name,
    cityId,
    city: cities.get(cityId) ?? '',
    weight,
  }),
);

/** All that a search leans on, on the railway's own network. */
export const seedBook = stationBookOf(stationList);
