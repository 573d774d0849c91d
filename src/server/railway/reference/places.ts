import {
  loadCities,
  loadDistricts,
  loadDistrictsOfCity,
  loadNeighbourhoods,
  loadTaxAdministrations,
} from '#contract/journeys/reference.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Language } from '#domain/values/language.ts';
import { operation } from '#server/railway/context/operation.ts';
import { allDistricts, districtsOf, type Province, provinces } from '#server/railway/geography/provinces.ts';
import { türkiye } from './countries.ts';
import { keptList } from './kept-list.ts';
import { neighbourhoodsOf } from './neighbourhoods.ts';

/** Every province keeps the clock of İstanbul. */
const timezone = 'Europe/Istanbul';

export const cityOnWire = ({ id, name, at: [latitude, longitude] }: Province, language: Language) => ({
  id,
  name,
  country: türkiye(language),
  latitude,
  longitude,
  timezone,
});

const wholeNumber = /^\d{1,6}$/;
const numberIn = (text: string | undefined): number => (wholeNumber.test(text ?? '') ? Number(text) : -1);

/** Provinces, their districts and tax offices. */
export const places = [
  keptList(loadCities, ({ language }) => provinces.map((province) => cityOnWire(province, language))),
  keptList(loadDistricts, () => [...allDistricts]),
  keptList(loadTaxAdministrations, () =>
    provinces.map(({ id, name }) => ({ id, name: `${name} VERGİ DAİRESİ`, cityId: id })),
  ),
  operation(loadDistrictsOfCity, ({ params }) => {
    const districts = districtsOf(numberIn(params.id));
    return Promise.resolve(districts.length === 0 ? refused('place-unknown') : granted([...districts]));
  }),
  operation(loadNeighbourhoods, ({ params }) => {
    const district = allDistricts.find(({ id }) => id === numberIn(params.id));
    return Promise.resolve(
      district === undefined ? refused('place-unknown') : granted([...neighbourhoodsOf(district.id)]),
    );
  }),
] as const;
