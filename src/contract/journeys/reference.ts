import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { listAt } from '#contract/wire/list.ts';

const named = { id: z.int(), name: z.string() };

export const wireCountry = z.object({ ...named, code: z.string() });

export const wireCity = z.object({
  ...named,
  country: wireCountry,
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
});

export const wireDistrict = z.object({ ...named, cityId: z.int() });

const coded = z.object({ ...named, code: z.string() });
const plain = z.object(named);

export const loadCountries = listAt('load-countries', '/mc/countries', wireCountry);
export const loadNationalities = listAt('load-nationalities', '/mc/nationalities', coded);
export const loadCities = listAt('load-cities', '/mc/cities', wireCity);
export const loadDistricts = listAt('load-districts', '/mc/districts', wireDistrict);
export const loadBloodTypes = listAt('load-blood-types', '/mc/blood-types', plain);
export const loadProfessions = listAt('load-professions', '/mc/professions', plain);
export const loadEducations = listAt('load-educations', '/mc/educations', plain);
export const loadTaxAdministrations = listAt(
  'load-tax-administrations',
  '/mc/tax-administrations',
  z.object({ ...named, cityId: z.int() }),
);

export const loadAnnouncements = listAt(
  'load-announcements',
  '/mc/announcements',
  z.object({ id: z.int(), title: z.string(), text: z.string(), active: z.boolean() }),
);

/** What stands in a coach, as seat maps name it. */
export const loadItems = listAt('load-items', '/tms/items', z.object({ ...named, saleable: z.boolean() }));

export const loadSpecialServices = listAt(
  'load-special-service-request',
  '/tms/special-service-request',
  z.object({ ...named, code: z.string(), description: z.string(), active: z.boolean() }),
);

export const loadDistrictsOfCity = endpoint({
  name: 'load-districts-of-city',
  method: 'get',
  path: '/mc/cities/{id}/districts',
  caller: 'anyone',
  body: noBody,
  granted: z.array(wireDistrict),
  refusals: ['place-unknown'],
});

/** The neighbourhoods of one district. */
export const loadNeighbourhoods = endpoint({
  name: 'load-neighbourhoods',
  method: 'get',
  path: '/mc/neighbourhoods/{id}',
  caller: 'anyone',
  body: noBody,
  granted: z.array(z.object({ ...named, districtId: z.int() })),
  refusals: ['place-unknown'],
});
