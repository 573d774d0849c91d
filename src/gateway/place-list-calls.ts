import { loadCities, loadDistrictsOfCity, loadNeighbourhoods } from '#contract/reference.ts';
import { type Answer, granted } from '#domain/answer.ts';
import type { NamedPlace } from '#domain/named-place.ts';
import type { Gateway } from './gateway.ts';

type Places = Promise<Answer<readonly NamedPlace[], 'place-unknown'>>;

const namedOnly = ({ id, name }: NamedPlace): NamedPlace => ({ id, name });

/** The chain an address is chosen from: provinces, the districts of one, the neighbourhoods of one of those. */
export const placeListCallsBy = ({ call }: Gateway) => ({
  cities: async (_: number, signal: AbortSignal): Places => {
    const answer = await call(loadCities, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
  districts: async (city: number, signal: AbortSignal): Places => {
    const path = loadDistrictsOfCity.path.replace('{id}', String(city));
    const answer = await call({ ...loadDistrictsOfCity, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
  neighbourhoods: async (district: number, signal: AbortSignal): Places => {
    const path = loadNeighbourhoods.path.replace('{id}', String(district));
    const answer = await call({ ...loadNeighbourhoods, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
});

export type PlaceListCalls = ReturnType<typeof placeListCallsBy>;
