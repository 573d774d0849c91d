import { phoneFormatOf } from '#domain/phone-table.ts';
import type { Profile } from '#domain/profile.ts';
import type { Words } from '#i18n/words.ts';
import { type PlaceLists, placeNamesOf } from './place-lists.ts';

type Fact = readonly [what: string, value: string];

const phoneText = ({ phoneCountry, phone }: Profile, { say }: Words): string =>
  phone === '' ? say('profile.nothing') : `\u2066+${phoneFormatOf(phoneCountry).dialCode} ${phone}\u2069`;

const addressText = (profile: Profile, lists: PlaceLists, { say }: Words): string =>
  [profile.address, ...placeNamesOf(profile, lists)].filter((each) => each !== '').join(', ') ||
  say('profile.nothing');

const wishText = (wish: 'no' | 'yes', { say }: Words): string =>
  wish === 'yes' ? say('profile.wished') : say('profile.not-wished');

/** What members change of their record by themselves, as it stands. */
export const changeableFacts = (profile: Profile, lists: PlaceLists, words: Words): readonly Fact[] => [
  [words.say('passenger.phone'), phoneText(profile, words)],
  [words.say('profile.address'), addressText(profile, lists, words)],
  [words.say('profile.letters'), wishText(profile.wantsLetters, words)],
  [words.say('profile.messages'), wishText(profile.wantsMessages, words)],
];
