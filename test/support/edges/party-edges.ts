import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { Gender } from '#domain/values/gender.ts';
import { createPassengerDraft } from '#test/support/passengers.ts';
import type { EdgeCase } from './edge-case.ts';

export type PartyInput = {
  readonly passengers: readonly PassengerDraft[];
  readonly contact?: ContactDraft;
  /** Whose seats are held, counted from 0; one of everybody's who needs one when it is left out. */
  readonly seatsOf?: readonly number[];
  /** For whom every seat was chosen; for the gender of each passenger when it is left out. */
  readonly heldFor?: Gender;
};

export type Parties = readonly EdgeCase<PartyInput>[];

export const main = createPassengerDraft();
export const others = (count: number, more: Partial<PassengerDraft> = {}): readonly PassengerDraft[] =>
  Array.from({ length: count }, () => createPassengerDraft({ wantsTicketLetter: 'no', ...more }));
const lapChildren = (count: number) =>
  others(count, { tariff: 'lap-child', birthDate: '01.01.2025', dependsOn: 0 });
const pet = createPassengerDraft({
  firstName: 'Boncuk',
  tariff: 'pet',
  dependsOn: 0,
  wantsTicketLetter: 'no',
});
const married = createPassengerDraft({ tariff: 'newly-married', marriageDate: '01.06.2025' });

/** V-20: children on laps. */
export const lapParties: Parties = [
  ['one, none', 'taken', { passengers: [main] }],
  ['one, a child', 'taken', { passengers: [main, ...lapChildren(1)] }],
  ['one, two children', 'taken', { passengers: [main, ...lapChildren(2)] }],
  ['one, three children', 'refused', { passengers: [main, ...lapChildren(3)] }],
  ['two, four children', 'taken', { passengers: [main, ...others(1), ...lapChildren(4)] }],
  ['two, five children', 'refused', { passengers: [main, ...others(1), ...lapChildren(5)] }],
  ['three, six children', 'taken', { passengers: [main, ...others(2), ...lapChildren(6)] }],
  ['three, seven children', 'refused', { passengers: [main, ...others(2), ...lapChildren(7)] }],
  ['nobody, a child', 'refused', { passengers: lapChildren(1) }],
  ['a pet holds none', 'refused', { passengers: [main, pet, ...lapChildren(3)] }],
  [
    'a child nobody holds',
    'taken',
    { passengers: [main, ...lapChildren(1).map((one) => ({ ...one, dependsOn: null }))] },
  ],
  ['eleven, 22 children', 'taken', { passengers: [main, ...others(10), ...lapChildren(22)] }],
  ['eleven, 23 children', 'refused', { passengers: [main, ...others(10), ...lapChildren(23)] }],
];

const savedAs = (gender: Gender) => ({ ...main, firstName: 'Deniz', lastName: 'Kaya', gender });
const man = createPassengerDraft({ gender: 'M' });

/** V-23: the gender of a seat is its passenger's, also of one who was saved. */
export const genderParties: Parties = [
  ['a woman on a seat for a woman', 'taken', { passengers: [main], heldFor: 'F' }],
  ['a man on a seat for a man', 'taken', { passengers: [man], heldFor: 'M' }],
  ['a man on a seat for a woman', 'refused', { passengers: [man], heldFor: 'F' }],
  ['a woman on a seat for a man', 'refused', { passengers: [main], heldFor: 'M' }],
  ['a saved woman on a seat for a woman', 'taken', { passengers: [savedAs('F')], heldFor: 'F' }],
  ['a saved man on a seat for a man', 'taken', { passengers: [savedAs('M')], heldFor: 'M' }],
  ['a saved man on a seat for a woman', 'refused', { passengers: [savedAs('M')], heldFor: 'F' }],
  ['a saved woman on a seat for a man', 'refused', { passengers: [savedAs('F')], heldFor: 'M' }],
  ['two, the second a man on a seat for a woman', 'refused', { passengers: [main, man], heldFor: 'F' }],
  ['two, the first a woman on a seat for a man', 'refused', { passengers: [main, man], heldFor: 'M' }],
];

/** V-24: who a pet travels with. */
export const petParties: Parties = [
  ['a pet alone', 'refused', { passengers: [{ ...pet, dependsOn: null }] }],
  ['a pet first', 'refused', { passengers: [{ ...pet, dependsOn: null }, main] }],
  ['a dog alone', 'refused', { passengers: [{ ...pet, tariff: 'dog', dependsOn: null }] }],
  ['a pet second', 'taken', { passengers: [main, pet] }],
  ['a pet and a child on a lap', 'taken', { passengers: [main, pet, ...lapChildren(1)] }],
];

/** V-26: as many seats as passengers. */
export const seatedParties: Parties = [
  ['one and a seat', 'taken', { passengers: [main] }],
  ['one and none', 'refused', { passengers: [main], seatsOf: [] }],
  ['one and two', 'refused', { passengers: [main], seatsOf: [0, 0] }],
  ['two and two', 'taken', { passengers: [main, ...others(1)] }],
  ['two and the first’s', 'refused', { passengers: [main, ...others(1)], seatsOf: [0] }],
  ['two and the second’s', 'refused', { passengers: [main, ...others(1)], seatsOf: [1] }],
  ['two and both the first’s', 'refused', { passengers: [main, ...others(1)], seatsOf: [0, 0] }],
  ['two and three', 'refused', { passengers: [main, ...others(1)], seatsOf: [0, 1, 1] }],
  ['two and none', 'refused', { passengers: [main, ...others(1)], seatsOf: [] }],
  ['eleven and eleven', 'taken', { passengers: [main, ...others(10)] }],
  ['twelve and twelve, more than one sale has', 'refused', { passengers: [main, ...others(11)] }],
  [
    'eleven and ten',
    'refused',
    { passengers: [main, ...others(10)], seatsOf: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ],
  ['one, a child on a lap, and a seat', 'taken', { passengers: [main, ...lapChildren(1)] }],
  ['a pet without a seat', 'refused', { passengers: [main, pet], seatsOf: [0] }],
];

/** V-28: with whom a dependent passenger travels. */
export const dependentParties: Parties = [
  ['nobody depends', 'taken', { passengers: [main, ...others(1)] }],
  ['the second on the first', 'taken', { passengers: [main, ...others(1, { dependsOn: 0 })] }],
  ['the first on the second', 'taken', { passengers: [{ ...main, dependsOn: 1 }, ...others(1)] }],
  ['two on the first', 'taken', { passengers: [main, ...others(2, { dependsOn: 0 })] }],
  ['one on themselves', 'refused', { passengers: [{ ...main, dependsOn: 0 }] }],
  ['the second on themselves', 'refused', { passengers: [main, ...others(1, { dependsOn: 1 })] }],
  ['on somebody who is not there', 'refused', { passengers: [main, ...others(1, { dependsOn: 2 })] }],
  ['on the hundred thousandth', 'refused', { passengers: [main, ...others(1, { dependsOn: 100_000 })] }],
  [
    'each on the other',
    'refused',
    { passengers: [{ ...main, dependsOn: 1 }, ...others(1, { dependsOn: 0 })] },
  ],
  [
    'on one who depends',
    'refused',
    { passengers: [main, ...others(1, { dependsOn: 0 }), ...others(1, { dependsOn: 1 })] },
  ],
  [
    'on a child on a lap',
    'refused',
    { passengers: [main, ...others(1, { dependsOn: 2 }), ...lapChildren(1)] },
  ],
  [
    'on a pet',
    'refused',
    {
      passengers: [
        { ...main, dependsOn: 1 },
        { ...pet, dependsOn: null },
      ],
    },
  ],
  [
    'a child on the lap of the second',
    'taken',
    { passengers: [main, ...others(1), ...lapChildren(1).map((one) => ({ ...one, dependsOn: 1 }))] },
  ],
  ['a pet of the first', 'taken', { passengers: [main, pet] }],
];

/** V-29: who may travel as what. */
export const tariffParties: Parties = [
  ['one of a family', 'refused', { passengers: [{ ...main, tariff: 'family' }] }],
  [
    'two of a family',
    'refused',
    { passengers: [{ ...main, tariff: 'family' }, ...others(1, { tariff: 'family' })] },
  ],
  [
    'three of a family',
    'taken',
    { passengers: [{ ...main, tariff: 'family' }, ...others(2, { tariff: 'family' })] },
  ],
  [
    'eleven of a family',
    'taken',
    { passengers: [{ ...main, tariff: 'family' }, ...others(10, { tariff: 'family' })] },
  ],
  [
    'twelve of a family',
    'refused',
    { passengers: [{ ...main, tariff: 'family' }, ...others(11, { tariff: 'family' })] },
  ],
  [
    'a couple of one day of 2025',
    'taken',
    { passengers: [married, { ...married, wantsTicketLetter: 'no' }] },
  ],
  ['one of a couple', 'refused', { passengers: [married] }],
  ['a couple of two days', 'refused', { passengers: [married, { ...married, marriageDate: '02.06.2025' }] }],
  [
    'a couple of 31 December 2024',
    'refused',
    {
      passengers: [
        { ...married, marriageDate: '31.12.2024' },
        { ...married, marriageDate: '31.12.2024' },
      ],
    },
  ],
  [
    'a couple of 1 January 2025',
    'taken',
    {
      passengers: [
        { ...married, marriageDate: '01.01.2025' },
        { ...married, marriageDate: '01.01.2025' },
      ],
    },
  ],
  [
    'a couple of 31 December 2025',
    'taken',
    {
      passengers: [
        { ...married, marriageDate: '۳۱.۱۲.۲۰۲۵' },
        { ...married, marriageDate: '31.12.2025' },
      ],
    },
  ],
  [
    'a couple of 1 January 2026',
    'refused',
    {
      passengers: [
        { ...married, marriageDate: '01.01.2026' },
        { ...married, marriageDate: '01.01.2026' },
      ],
    },
  ],
  [
    'a couple that names no day',
    'refused',
    {
      passengers: [
        { ...married, marriageDate: '' },
        { ...married, marriageDate: '' },
      ],
    },
  ],
  [
    'a couple and an emoji',
    'refused',
    {
      passengers: [
        { ...married, marriageDate: '💍' },
        { ...married, marriageDate: '💍' },
      ],
    },
  ],
  [
    'a foreign teacher',
    'refused',
    {
      passengers: [
        { ...main, tariff: 'teacher', nationality: 'foreign', countryId: 98, passportNumber: 'U123456' },
      ],
    },
  ],
  [
    'a foreigner on the full fare',
    'taken',
    { passengers: [{ ...main, nationality: 'foreign', countryId: 98, passportNumber: 'U123456' }] },
  ],
  ['a companion alone', 'refused', { passengers: [{ ...main, tariff: 'companion' }] }],
  [
    'a companion of one who is disabled',
    'taken',
    { passengers: [{ ...main, tariff: 'disabled' }, ...others(1, { tariff: 'companion' })] },
  ],
  [
    'two companions of one',
    'refused',
    { passengers: [{ ...main, tariff: 'disabled' }, ...others(2, { tariff: 'companion' })] },
  ],
];
