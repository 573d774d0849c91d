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

type ChoicesAnswer = Promise<Answer<readonly NamedChoice[], 'place-unknown'>>;

const choiceOf = ({ id, name }: NamedChoice): NamedChoice => ({ id, name });

/** What the fields of a member's profile are chosen from. An address narrows down: cities, the districts of one, the neighbourhoods of a district. What depends on nothing is asked with any number. */
export const profileChoiceCallsBy = ({ call }: Gateway) => ({
  cities: async (_: number, signal: AbortSignal): ChoicesAnswer => {
    const answer = await call(loadCities, undefined, signal);
    return answer.ok ? granted(answer.value.map(choiceOf)) : answer;
  },
  districts: async (city: number, signal: AbortSignal): ChoicesAnswer => {
    const path = loadDistrictsOfCity.path.replace('{id}', String(city));
    const answer = await call({ ...loadDistrictsOfCity, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(choiceOf)) : answer;
  },
  neighbourhoods: async (district: number, signal: AbortSignal): ChoicesAnswer => {
    const path = loadNeighbourhoods.path.replace('{id}', String(district));
    const answer = await call({ ...loadNeighbourhoods, path }, undefined, signal);
    return answer.ok ? granted(answer.value.map(choiceOf)) : answer;
  },
  bloodTypes: (_: number, signal: AbortSignal): ChoicesAnswer => call(loadBloodTypes, undefined, signal),
  professions: (_: number, signal: AbortSignal): ChoicesAnswer => call(loadProfessions, undefined, signal),
  educations: (_: number, signal: AbortSignal): ChoicesAnswer => call(loadEducations, undefined, signal),
});

export type ProfileChoiceCalls = ReturnType<typeof profileChoiceCallsBy>;
