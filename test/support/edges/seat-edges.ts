import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { TariffCode } from '#domain/fare/tariffs.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { EdgeCase } from './edge-case.ts';

/** Somebody on the place of a bench or compartment, counted from 0. */
type At = { readonly at: number; readonly gender?: Gender; readonly tariff?: TariffCode };

export type SeatInput = {
  readonly coach: CoachTemplate['kind'];
  /** Which bench or compartment: by how many places it has, or one with wheelchair places. */
  readonly unit: 1 | 2 | 4 | 'wheelchair';
  readonly strangers?: readonly At[];
  readonly own?: readonly At[];
  readonly who: At;
};

type Seats = readonly EdgeCase<SeatInput>[];

const bench = { coach: 'high-speed', unit: 2 } as const;
const loca = { coach: 'loca', unit: 4 } as const;
const sleeper = { coach: 'sleeper', unit: 2 } as const;
const couchette = { coach: 'couchette', unit: 4 } as const;
const single = { coach: 'high-speed', unit: 1 } as const;
const ramp = { coach: 'high-speed', unit: 'wheelchair' } as const;

const woman = { at: 1, gender: 'F' } as const;
const man = { at: 1, gender: 'M' } as const;
const womanFirst = { at: 0, gender: 'F' } as const;
const manFirst = { at: 0, gender: 'M' } as const;

/** V-23: who sits beside whom. */
export const neighbours: Seats = [
  ['a woman on an empty bench', 'taken', { ...bench, who: womanFirst }],
  ['a man on an empty bench', 'taken', { ...bench, who: manFirst }],
  ['a woman beside a strange woman', 'taken', { ...bench, strangers: [woman], who: womanFirst }],
  ['a man beside a strange man', 'taken', { ...bench, strangers: [man], who: manFirst }],
  ['a woman beside a strange man', 'refused', { ...bench, strangers: [man], who: womanFirst }],
  ['a man beside a strange woman', 'refused', { ...bench, strangers: [woman], who: manFirst }],
  ['a woman beside a man of her own', 'taken', { ...bench, own: [man], who: womanFirst }],
  ['a man beside a woman of his own', 'taken', { ...bench, own: [woman], who: manFirst }],
  ['a woman where a woman sits', 'refused', { ...bench, strangers: [womanFirst], who: womanFirst }],
  ['a woman in a loca of strange women', 'taken', { ...loca, strangers: [woman], who: womanFirst }],
  ['a man in a loca of strange women', 'refused', { ...loca, strangers: [woman], who: manFirst }],
  [
    'a woman in a loca with a strange man at its other end',
    'refused',
    { ...loca, strangers: [{ at: 3, gender: 'M' }], who: womanFirst },
  ],
  [
    'a woman in a loca with her own man',
    'taken',
    { ...loca, own: [{ at: 3, gender: 'M' }], who: womanFirst },
  ],
  ['a man in a sleeper with a strange man', 'taken', { ...sleeper, strangers: [man], who: manFirst }],
  ['a woman in a sleeper with a strange man', 'refused', { ...sleeper, strangers: [man], who: womanFirst }],
];

/** V-24: where a pet stands. */
export const petPlaces: Seats = [
  ['a pet beside its own passenger', 'taken', { ...bench, own: [woman], who: { at: 0, tariff: 'pet' } }],
  ['a dog beside its own passenger', 'taken', { ...bench, own: [woman], who: { at: 0, tariff: 'dog' } }],
  ['a pet on an empty bench', 'refused', { ...bench, who: { at: 0, tariff: 'pet' } }],
  ['a pet beside a stranger', 'refused', { ...bench, strangers: [woman], who: { at: 0, tariff: 'pet' } }],
  ['a pet on a single seat', 'taken', { ...single, who: { at: 0, tariff: 'pet' } }],
  [
    'a pet in a loca with its own passenger',
    'taken',
    { ...loca, own: [woman], who: { at: 0, tariff: 'pet' } },
  ],
  [
    'a pet in a loca with a stranger',
    'refused',
    { ...loca, strangers: [woman], who: { at: 0, tariff: 'pet' } },
  ],
  [
    'a pet in a couchette with its own passenger',
    'refused',
    { ...couchette, own: [woman], who: { at: 0, tariff: 'pet' } },
  ],
  [
    'a pet in a sleeper with its own passenger',
    'refused',
    { ...sleeper, own: [woman], who: { at: 0, tariff: 'pet' } },
  ],
  ['a pet in an empty sleeper', 'refused', { ...sleeper, who: { at: 0, tariff: 'pet' } }],
];

/** V-25: who shares a covered couchette. */
export const couchettes: Seats = [
  ['the first of a party', 'taken', { ...couchette, who: womanFirst }],
  ['the second of a party', 'taken', { ...couchette, own: [woman], who: womanFirst }],
  ['the second, a man', 'taken', { ...couchette, own: [woman], who: manFirst }],
  [
    'the fourth of a party',
    'taken',
    { ...couchette, own: [woman, { at: 2, gender: 'M' }, { at: 3 }], who: manFirst },
  ],
  ['a strange woman', 'refused', { ...couchette, strangers: [woman], who: womanFirst }],
  ['a strange man', 'refused', { ...couchette, strangers: [woman], who: manFirst }],
  [
    'a stranger where three sit',
    'refused',
    { ...couchette, strangers: [woman, { at: 2 }, { at: 3 }], who: womanFirst },
  ],
  ['where somebody lies', 'refused', { ...couchette, strangers: [womanFirst], who: womanFirst }],
];

/** V-25: how many of one compartment are told to the passenger as too few, and refused by the server. */
export const closings: readonly EdgeCase<readonly number[]>[] = [
  ['one in a compartment', 'refused', [1]],
  ['two in a compartment', 'refused', [2]],
  ['three in a compartment', 'refused', [3]],
  ['four in a compartment', 'taken', [4]],
  ['four, and one in another', 'refused', [4, 1]],
  ['two and two', 'refused', [2, 2]],
  ['four and four', 'taken', [4, 4]],
];

/** V-27: who has a wheelchair place. */
export const wheelchairPlaces: Seats = [
  ['a passenger', 'refused', { ...ramp, who: womanFirst }],
  ['one who travels as disabled', 'taken', { ...ramp, who: { at: 0, tariff: 'disabled' } }],
  ['a man who travels as disabled', 'taken', { ...ramp, who: { at: 0, gender: 'M', tariff: 'disabled' } }],
  ['a companion of nobody', 'refused', { ...ramp, who: { at: 0, tariff: 'companion' } }],
  [
    'a companion of one in the coach',
    'taken',
    { ...ramp, own: [{ at: 1, tariff: 'disabled' }], who: { at: 0, tariff: 'companion' } },
  ],
  [
    'a companion of a stranger',
    'refused',
    { ...ramp, strangers: [{ at: 1, tariff: 'disabled' }], who: { at: 0, tariff: 'companion' } },
  ],
  [
    'a passenger beside their own who is disabled',
    'refused',
    { ...ramp, own: [{ at: 1, tariff: 'disabled' }], who: womanFirst },
  ],
  ['a child', 'refused', { ...ramp, who: { at: 0, tariff: 'child' } }],
  ['65', 'refused', { ...ramp, who: { at: 0, tariff: 'senior-65' } }],
  ['a pet', 'refused', { ...ramp, who: { at: 0, tariff: 'pet' } }],
  [
    'one who is disabled, where one sits',
    'refused',
    { ...ramp, strangers: [{ at: 0, tariff: 'disabled' }], who: { at: 0, tariff: 'disabled' } },
  ],
  [
    'one who is disabled, beside a strange one',
    'taken',
    { ...ramp, strangers: [{ at: 1, tariff: 'disabled' }], who: { at: 0, tariff: 'disabled' } },
  ],
  ['one who is disabled on a plain bench', 'taken', { ...bench, who: { at: 0, tariff: 'disabled' } }],
];

type RoomInput = Pick<SeatInput, 'coach' | 'strangers' | 'unit'> & { readonly party: readonly At[] };

const owner = { at: 0 } as const;
const dog = { at: 1, tariff: 'dog' } as const;
const [third, fourth] = [{ at: 2 }, { at: 3 }] as const;

/** V-24: what a dog's compartment has to be before it is sold. */
export const dogRooms: readonly EdgeCase<RoomInput>[] = [
  ['a dog on the bench of its passenger', 'taken', { ...bench, party: [owner, dog] }],
  ['a dog and its passenger in a compartment of four', 'refused', { ...loca, party: [owner, dog] }],
  ['a dog and two passengers in it', 'refused', { ...loca, party: [owner, dog, third] }],
  ['a dog and three passengers in it', 'taken', { ...loca, party: [owner, dog, third, fourth] }],
  ['two dogs and two passengers', 'taken', { ...loca, party: [owner, dog, { ...dog, at: 2 }, fourth] }],
  ['two dogs and their passenger', 'refused', { ...loca, party: [owner, dog, { ...dog, at: 2 }] }],
  [
    'a dog, its passenger, and strangers on the rest',
    'refused',
    { ...loca, strangers: [third, fourth], party: [owner, dog] },
  ],
  ['a pet that is no dog', 'taken', { ...loca, party: [owner, { at: 1, tariff: 'pet' }] }],
];
