import type { CoachTemplate } from '#domain/coach/coach.ts';
import { compartments, fourSeats } from './compartments.ts';
import {
  aisleFrom,
  doorsAt,
  galleyAt,
  luggageAt,
  tablesAt,
  tablesBehind,
  tablesInRooms,
  toiletAt,
  wallsAt,
  wideToiletAt,
} from './fittings.ts';
import { oneAndTwo, seatRows, twoAndTwo, wheelchairPlace } from './seat-rows.ts';

const body = { kind: 'high-speed', length: 2500, width: 270 } as const;

/** Seventy-six seats in nineteen rows: the ordinary coach of both high-speed sets. */
const economy = (id: number, set: string, wagon: number): CoachTemplate => ({
  ...body,
  id,
  name: 'EKONOMİ',
  description: `YHT ${set} ${wagon}. VAGON EKONOMİ`,
  places: seatRows({
    cabinClass: 'Y1',
    benches: twoAndTwo,
    first: 1,
    count: 19,
    x: 300,
    pitch: 102,
    unit: 1,
    pets: [1, 19],
  }),
  fittings: [
    ...doorsAt(60, 2350),
    toiletAt(160),
    luggageAt(2240),
    aisleFrom(260, 1980),
    ...tablesBehind(300, 102, 10),
  ],
});

const business = (id: number, set: string, rows: number, pitch: number): CoachTemplate => ({
  ...body,
  id,
  name: 'BUSİNESS',
  description: `YHT ${set} 1. VAGON BUSİNESS`,
  places: [
    ...seatRows({
      cabinClass: 'C',
      benches: oneAndTwo,
      first: 1,
      count: rows,
      x: 320,
      pitch,
      unit: 1,
    }),
  ],
  fittings: [
    ...doorsAt(60, 2350),
    toiletAt(160),
    luggageAt(2240),
    aisleFrom(280, 1960, 64),
    ...tablesBehind(320, pitch, Math.ceil(rows / 2)),
  ],
});

const sixBusiness = business(263, 'CAF', 18, 104);

/** One seat of the last row stands alone: fifty-five in all. */
const caf1: CoachTemplate = {
  ...sixBusiness,
  places: [
    ...sixBusiness.places,
    ...seatRows({
      cabinClass: 'C',
      benches: oneAndTwo.slice(0, 1),
      first: 19,
      count: 1,
      x: 2192,
      pitch: 104,
      unit: 37,
      facing: 'forward',
    }),
  ],
};

/** Fifty seats and two wheelchair places beside the wide toilet; the ramp is at this coach. */
const caf2: CoachTemplate = {
  ...body,
  id: 262,
  name: 'EKONOMİ ENGELLİ',
  description: 'YHT CAF 2. VAGON EKONOMİ',
  places: [
    wheelchairPlace(1, 420, 228, 1),
    wheelchairPlace(2, 560, 228, 2),
    ...seatRows({
      cabinClass: 'Y1',
      benches: twoAndTwo,
      first: 3,
      count: 12,
      x: 720,
      pitch: 110,
      unit: 3,
    }),
    ...seatRows({
      cabinClass: 'Y1',
      benches: twoAndTwo.slice(0, 1),
      first: 15,
      count: 1,
      x: 2045,
      pitch: 110,
      unit: 27,
      facing: 'forward',
    }),
  ],
  fittings: [...doorsAt(60, 2350), wideToiletAt(170), aisleFrom(660, 1500), ...tablesBehind(720, 110, 6)],
};

/** Three compartments of four and forty-eight seats. */
const siemens2: CoachTemplate = {
  ...body,
  id: 272,
  name: 'LOCA',
  description: 'YHT SIEMENS 2. VAGON EKONOMİ LOCA',
  places: [
    ...compartments({
      cabinClass: 'L',
      places: fourSeats,
      first: 1,
      count: 3,
      x: 280,
      pitch: 210,
      unit: 1,
    }),
    ...seatRows({
      cabinClass: 'Y1',
      benches: twoAndTwo,
      first: 4,
      count: 12,
      x: 1000,
      pitch: 104,
      unit: 4,
    }),
  ],
  fittings: [
    ...doorsAt(60, 2350),
    toiletAt(160),
    ...wallsAt(110, 486, 696, 906),
    ...tablesInRooms(360, 210, 3),
    luggageAt(2240),
    aisleFrom(950, 1280),
    ...tablesBehind(1000, 104, 6),
  ],
};

/** Seventy-two seats and two wheelchair places. */
const siemens4: CoachTemplate = {
  ...body,
  id: 270,
  name: 'EKONOMİ ENGELLİ',
  description: 'YHT SIEMENS 4. VAGON EKONOMİ',
  places: [
    wheelchairPlace(1, 420, 228, 1),
    wheelchairPlace(2, 540, 228, 2),
    ...seatRows({
      cabinClass: 'Y1',
      benches: twoAndTwo,
      first: 3,
      count: 18,
      x: 650,
      pitch: 90,
      unit: 3,
    }),
  ],
  fittings: [...doorsAt(60, 2350), wideToiletAt(170), aisleFrom(600, 1620), ...tablesBehind(650, 90, 9)],
};

const siemens3: CoachTemplate = {
  ...body,
  id: 269,
  name: 'YEMEKLİ',
  description: 'YHT SIEMENS 3. VAGON YEMEKLİ',
  kind: 'dining',
  places: [],
  fittings: [
    ...doorsAt(60, 2350),
    galleyAt(300, 700),
    ...tablesAt([1300, 5], [1500, 5], [1700, 5], [1900, 5]),
  ],
};

/** The six-coach set built by CAF and the eight-coach set built by Siemens. */
export const highSpeedCoaches: readonly CoachTemplate[] = [
  caf1,
  caf2,
  economy(264, 'CAF', 3),
  economy(265, 'CAF', 4),
  economy(266, 'CAF', 5),
  economy(267, 'CAF', 6),
  business(268, 'SIEMENS', 15, 124),
  siemens2,
  siemens3,
  siemens4,
  economy(271, 'SIEMENS', 5),
  economy(273, 'SIEMENS', 6),
  economy(274, 'SIEMENS', 7),
  economy(275, 'SIEMENS', 8),
];
