import type { OwnRecord } from '#domain/member/own-record.ts';
import type { Profile } from '#domain/member/profile.ts';
import type { Words } from '#i18n/words.ts';
import { phoneText } from '#panels/phone-text.ts';
import { nameIn, placeNamesOf, type RecordList, type RecordLists } from './record-lists.ts';

type Fact = readonly [what: string, value: string];

const addressText = (profile: Profile, lists: RecordLists, { say }: Words): string =>
  [profile.address, ...placeNamesOf(profile, lists)].filter((each) => each !== '').join(', ') ||
  say('profile.nothing');

const wishText = (wish: 'no' | 'yes', { say }: Words): string =>
  wish === 'yes' ? say('profile.wished') : say('profile.not-wished');

const chosenText = (list: RecordList, chosen: number | null, { say }: Words): string =>
  nameIn(list, chosen)[0] ?? say(chosen === null ? 'profile.nothing' : 'profile.place.awaited');

const aboutFacts = (profile: Profile, lists: RecordLists, words: Words): readonly Fact[] => [
  [words.say('profile.blood-type'), chosenText(lists.bloodTypes, profile.bloodTypeId, words)],
  [words.say('profile.profession'), chosenText(lists.professions, profile.professionId, words)],
  [words.say('profile.education'), chosenText(lists.educations, profile.educationId, words)],
];

/** What members change of their record by themselves, as it stands. */
export const changeableFacts = (
  { company, profile }: OwnRecord,
  lists: RecordLists,
  words: Words,
): readonly Fact[] => [
  [words.say('passenger.phone'), phoneText(profile) || words.say('profile.nothing')],
  [words.say('profile.address'), addressText(profile, lists, words)],
  ...(company === null ? aboutFacts(profile, lists, words) : []),
  [words.say('profile.letters'), wishText(profile.wantsLetters, words)],
  [words.say('profile.messages'), wishText(profile.wantsMessages, words)],
];
