import type { Profile } from '#domain/member/profile.ts';
import type { NamedChoice } from '#domain/values/named-choice.ts';

export type RecordList = {
  readonly state: 'awaited' | 'here' | 'missing';
  readonly choices: readonly NamedChoice[];
};

/** Where the places of the later lists lie. */
export type Chosen = Pick<Profile, 'cityId' | 'districtId'>;

/** The lists a record is chosen from: the chain of an address, and what members tell of themselves. */
export type RecordLists = {
  readonly cities: RecordList;
  readonly districts: RecordList;
  readonly neighbourhoods: RecordList;
  readonly bloodTypes: RecordList;
  readonly professions: RecordList;
  readonly educations: RecordList;
  readonly show: (chosen: Chosen) => void;
  /** Asks once more for what did not come. */
  readonly askAgain: () => void;
};

/** A list did not come. */
export const isListMissing = (lists: RecordLists): boolean =>
  [
    lists.cities,
    lists.districts,
    lists.neighbourhoods,
    lists.bloodTypes,
    lists.professions,
    lists.educations,
  ].some(({ state }) => state === 'missing');

/** The name of what was chosen, once its list is here. */
export const nameIn = ({ choices }: RecordList, wanted: number | null): readonly string[] =>
  choices.filter(({ id }) => id === wanted).map(({ name }) => name);

/** The names of the places of an address, from the smallest to the largest, as far as their lists are here. */
export const placeNamesOf = (
  { cityId, districtId, neighbourhoodId }: Profile,
  { cities, districts, neighbourhoods }: RecordLists,
): readonly string[] => [
  ...nameIn(neighbourhoods, neighbourhoodId),
  ...nameIn(districts, districtId),
  ...nameIn(cities, cityId),
];
