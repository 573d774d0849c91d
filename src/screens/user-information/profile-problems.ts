import {
  type PhoneNeed,
  type Profile,
  type ProfileProblem,
  problemsOfProfile,
} from '#domain/member/profile.ts';
import { phoneFormatOf } from '#domain/person/phone-table.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Words } from '#i18n/words.ts';
import { personProblemIds } from '#panels/person-problem-ids.ts';
import { phoneDigitsText } from '#panels/phone-words.ts';

export const phoneFieldId = 'profile-phone';
export const addressFieldId = 'profile-address';
export const cityFieldId = 'profile-city';
export const districtFieldId = 'profile-district';

/** What is wrong with a field, in words. */
export type Problem = { readonly fieldId: string; readonly text: string };

/** What every part of the form is given. */
export type FormParts = {
  readonly profile: Profile;
  readonly problems: readonly Problem[];
  readonly type: (change: Partial<Profile>) => void;
};

const ids: Readonly<Record<ProfileProblem, MessageId>> = {
  ...personProblemIds,
  'address-too-long': 'profile.wrong.address-too-long',
  'city-first': 'profile.wrong.city-first',
  'district-first': 'profile.wrong.district-first',
};

const fieldOf = (problem: ProfileProblem): string => {
  if (problem === 'address-too-long') return addressFieldId;
  if (problem === 'city-first') return cityFieldId;
  return problem === 'district-first' ? districtFieldId : phoneFieldId;
};

/** Everything wrong with what stands in the form, in words, in the order of its fields. */
export const problemsOf = (profile: Profile, need: PhoneNeed, words: Words): readonly Problem[] =>
  problemsOfProfile(profile, need).map((problem) => ({
    fieldId: fieldOf(problem),
    text: words.say(ids[problem], {
      digits: phoneDigitsText(profile.phoneCountry, words),
      code: `+${phoneFormatOf(profile.phoneCountry).dialCode}`,
    }),
  }));

export const problemAt = (problems: readonly Problem[], id: string): string | null =>
  problems.find(({ fieldId }) => fieldId === id)?.text ?? null;
