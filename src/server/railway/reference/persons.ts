import { loadBloodTypes, loadEducations, loadProfessions } from '#contract/journeys/reference.ts';
import type { Profile } from '#domain/member/profile.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { keptList } from './kept-list.ts';

const bloodGroups = ['A Rh+', 'A Rh-', 'B Rh+', 'B Rh-', 'AB Rh+', 'AB Rh-', '0 Rh+', '0 Rh-'];

const professionNames: readonly MessageId[] = [
  'reference.profession.academic',
  'reference.profession.accountant',
  'reference.profession.architect',
  'reference.profession.artist',
  'reference.profession.banker',
  'reference.profession.craftsperson',
  'reference.profession.dentist',
  'reference.profession.doctor',
  'reference.profession.driver',
  'reference.profession.engineer',
  'reference.profession.farmer',
  'reference.profession.home',
  'reference.profession.journalist',
  'reference.profession.lawyer',
  'reference.profession.nurse',
  'reference.profession.officer',
  'reference.profession.pharmacist',
  'reference.profession.police',
  'reference.profession.retired',
  'reference.profession.self-employed',
  'reference.profession.soldier',
  'reference.profession.student',
  'reference.profession.teacher',
  'reference.profession.technician',
  'reference.profession.trader',
  'reference.profession.unemployed',
  'reference.profession.worker',
  'reference.profession.other',
];

const educationNames: readonly MessageId[] = [
  'reference.education.none',
  'reference.education.primary',
  'reference.education.middle',
  'reference.education.high',
  'reference.education.associate',
  'reference.education.bachelor',
  'reference.education.master',
  'reference.education.doctorate',
];

const isRowOf = (rows: readonly string[], id: number | null): boolean =>
  id === null || (id >= 1 && id <= rows.length);

/** What of a profile stands in none of these lists. */
export const unknownChoicesIn = ({ bloodTypeId, professionId, educationId }: Profile): readonly string[] => [
  ...(isRowOf(bloodGroups, bloodTypeId) ? [] : ['blood-type-unknown']),
  ...(isRowOf(professionNames, professionId) ? [] : ['profession-unknown']),
  ...(isRowOf(educationNames, educationId) ? [] : ['education-unknown']),
];

/** What a customer may tell of themselves. */
export const persons = [
  keptList(loadBloodTypes, () => bloodGroups.map((name, at) => ({ id: at + 1, name }))),
  keptList(loadProfessions, ({ say }) => professionNames.map((id, at) => ({ id: at + 1, name: say(id) }))),
  keptList(loadEducations, ({ say }) => educationNames.map((id, at) => ({ id: at + 1, name: say(id) }))),
] as const;
