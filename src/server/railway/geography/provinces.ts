import named from './districts.json';
import { type SeedCity, seedCities } from './seed-cities.ts';
import { straightKilometres } from './straight-kilometres.ts';

export type Province = SeedCity;

export type District = { readonly id: number; readonly name: string; readonly cityId: number };

/** The 81 provinces, as the railway numbers them. */
export const provinces: readonly Province[] = seedCities;

const byId = new Map(provinces.map((province) => [province.id, province]));

export const provinceOf = (id: number): Province | null => byId.get(id) ?? null;

/** Districts of a province stand between this many numbers; the first is the province's own town. */
const room = 100;
const central = 'MERKEZ';

const namesOf = new Map(Object.entries(named).map(([id, names]) => [Number(id), names]));

export const districtsOf = (cityId: number): readonly District[] =>
  provinceOf(cityId) === null
    ? []
    : [central, ...(namesOf.get(cityId) ?? [])].map((name, at) => ({ id: cityId * room + at, name, cityId }));

export const allDistricts: readonly District[] = provinces.flatMap(({ id }) => districtsOf(id));

/** A place farther than this from every province's town lies abroad. */
const reach = 150;
const abroad = 0;

/** The province whose town is nearest; 0 abroad. */
export const nearestProvince = (latitude: number, longitude: number): number => {
  const nearest = provinces
    .map(({ id, at }) => ({ id, away: straightKilometres(at, [latitude, longitude]) }))
    .toSorted((one, other) => one.away - other.away)[0];
  return nearest === undefined || nearest.away > reach ? abroad : nearest.id;
};
