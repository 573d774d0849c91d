import { trainTypes } from '#domain/values/train-type.ts';
import type { WrittenStation } from '#server/railway/network/network-document.ts';
import { seedFacts } from './seed-facts.ts';

const centres = new Map(seedFacts.cities.map(({ id, at }) => [id, at]));

const centreOf = (cityId: number): readonly [number, number] => {
  const centre = centres.get(cityId);
  if (centre === undefined) throw new Error(`The seed knows no province ${cityId}.`);
  return centre;
};

/** Whoever may begin a journey at a station buys a ticket there. */
const sold = new Set(seedFacts.reach.flatMap(({ from }) => from));

/** A station whose place is not known stands where its province's town does. */
export const placedStations: readonly WrittenStation[] = Object.entries(seedFacts.stations)
  .flatMap(([province, rows]) =>
    rows.map(([id, code, name, latitude, longitude, types, dropsPassengers]) => {
      const cityId = Number(province);
      const [townLatitude, townLongitude] = centreOf(cityId);
      return {
        id,
        code,
        name,
        cityId,
        latitude: latitude ?? townLatitude,
        longitude: longitude ?? townLongitude,
        trainTypes: trainTypes.filter((type) => types.split(' ').includes(type)),
        isOnSale: sold.has(id),
        dropsPassengers,
      };
    }),
  )
  .toSorted((one, other) => one.id - other.id);
