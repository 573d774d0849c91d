import type * as z from 'zod/mini';
import { loadStationPairs, loadStations, type wireStationWithPairs } from '#contract/journeys/cdn.ts';
import { stationOnWire } from '#contract/wire/wire-station.ts';
import type { Station } from '#domain/journey/station.ts';
import type { Language } from '#domain/values/language.ts';
import { districtsOf, provinceOf } from '#server/railway/geography/provinces.ts';
import { type Asking, keptList } from './kept-list.ts';
import { cityOnWire } from './places.ts';

type WithPairs = z.output<typeof wireStationWithPairs>;

const districtOf = ({ cityId }: Station, language: Language): WithPairs['district'] => {
  const province = provinceOf(cityId);
  const [district] = districtsOf(cityId);
  if (province === null || district === undefined) return null;
  const city = cityOnWire(province, language);
  return {
    id: district.id,
    name: district.name,
    city,
    latitude: city.latitude,
    longitude: city.longitude,
  };
};

const isInternational = (station: Station): boolean =>
  station.trainTypes.some((type) => type.startsWith('ULUSLARARASI'));

const withPairs = (station: Station, { network, language }: Asking): WithPairs => {
  const { id, unitId, areaCode, name, stationStatus, stationType } = stationOnWire(station);
  return {
    id,
    unitId,
    areaCode,
    name,
    stationCode: station.code,
    stationStatus,
    stationType,
    district: districtOf(station, language),
    passengerDrop: station.dropsPassengers,
    ticketSaleActive: station.isOnSale,
    longitude: station.longitude,
    latitude: station.latitude,
    altitude: 0,
    international: isInternational(station),
    domestic: true,
    pairs: [...(network.pairs.get(id) ?? [])],
    salesChannels: null,
    stationTrainTypes: station.trainTypes.length === 0 ? null : [...station.trainTypes],
    IATACode: null,
  };
};

/** Where trains stop, and where one may go from there. */
export const stations = [
  ...loadStations.map((call) =>
    keptList(call, ({ network }) => [...network.stations.values()].map(stationOnWire)),
  ),
  ...loadStationPairs.map((call) =>
    keptList(call, (asking) =>
      [...asking.network.stations.values()].map((station) => withPairs(station, asking)),
    ),
  ),
] as const;
