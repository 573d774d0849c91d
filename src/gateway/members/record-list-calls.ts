import {
  loadBloodTypes,
  loadCities,
  loadDistrictsOfCity,
  loadEducations,
  loadNeighbourhoods,
  loadProfessions,
} from '#contract/journeys/reference.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { NamedChoice } from '#domain/values/named-choice.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Choices = Promise<Answer<readonly NamedChoice[], 'place-unknown'>>;

const namedOnly = ({ id, name }: NamedChoice): NamedChoice => ({ id, name });

/** The lists a record is chosen from. Those of an address are a chain: provinces, the districts of one, the neighbourhoods of one of those. */
export const recordListCallsBy = ({ call }: Gateway) => ({
  cities: async (_: number, signal: AbortSignal): Choices => {
    const answer = await call(loadCities, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
  districts: async (city: number, signal: AbortSignal): Choices => {
    const path = loadDistrictsOfCity.path.replace('{id}', String(city));
    const answer = await call({ ...loadDistrictsOfCity, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
  neighbourhoods: async (district: number, signal: AbortSignal): Choices => {
    const path = loadNeighbourhoods.path.replace('{id}', String(district));
    const answer = await call({ ...loadNeighbourhoods, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(namedOnly)) : answer;
  },
  bloodTypes: (_: number, signal: AbortSignal): Choices => call(loadBloodTypes, undefined, signal),
  professions: (_: number, signal: AbortSignal): Choices => call(loadProfessions, undefined, signal),
  educations: (_: number, signal: AbortSignal): Choices => call(loadEducations, undefined, signal),
});

export type RecordListCalls = ReturnType<typeof recordListCallsBy>;
