import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { type PhoneProblem, phoneProblemOf, phoneWritten } from '#domain/person/phone.ts';
import { phoneCountries } from '#domain/person/phone-table.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';

/** What members change of their own record by themselves. The name, the e-mail and the numbers of papers are proved, and stay. */
export type Profile = {
  readonly phoneCountry: string;
  readonly phone: string;
  readonly cityId: number | null;
  readonly districtId: number | null;
  readonly neighbourhoodId: number | null;
  readonly address: string;
  /** Rows of the lists of blood types, professions and educations; a member may leave each out. */
  readonly bloodTypeId: number | null;
  readonly professionId: number | null;
  readonly educationId: number | null;
  readonly wantsLetters: 'yes' | 'no';
  readonly wantsMessages: 'yes' | 'no';
};

export const blankProfile: Profile = {
  phoneCountry: defaultPhoneCountry,
  phone: '',
  cityId: null,
  districtId: null,
  neighbourhoodId: null,
  address: '',
  bloodTypeId: null,
  professionId: null,
  educationId: null,
  wantsLetters: 'no',
  wantsMessages: 'no',
};

/** Citizens and companies can be called; a foreigner may leave the phone out. */
export type PhoneNeed = 'required' | 'optional';

export type ProfileProblem = PhoneProblem | 'address-too-long' | 'city-first' | 'district-first';

const longestAddress = 500;

const phoneProblemIn = ({ phoneCountry, phone }: Profile, need: PhoneNeed): PhoneProblem | null => {
  if (!phoneCountries.includes(phoneCountry)) return 'phone-wrong';
  const problem = phoneProblemOf(phoneCountry, phone);
  return problem === 'phone-needed' && need === 'optional' ? null : problem;
};

const chainProblemIn = ({ cityId, districtId, neighbourhoodId }: Profile): ProfileProblem | null => {
  if (districtId !== null && cityId === null) return 'city-first';
  return neighbourhoodId !== null && districtId === null ? 'district-first' : null;
};

const addressProblemIn = ({ address }: Profile): ProfileProblem | null =>
  address.length > longestAddress ? 'address-too-long' : null;

/** Everything wrong with a profile, in the order of the form. */
export const problemsOfProfile = (profile: Profile, need: PhoneNeed): readonly ProfileProblem[] =>
  [phoneProblemIn(profile, need), chainProblemIn(profile), addressProblemIn(profile)].flatMap(
    (problem) => problem ?? [],
  );

/** As it is kept: the phone as it is read at home where it is one, the address without needless spaces. */
export const normalizeProfile = (profile: Profile): Profile => ({
  ...profile,
  phone:
    phoneProblemOf(profile.phoneCountry, profile.phone) === null
      ? phoneWritten(profile.phoneCountry, profile.phone)
      : profile.phone.trim(),
  address: withSingleSpaces(profile.address),
});
