import type { CoachTemplate } from '#domain/coach/coach.ts';
import { type Compartments, compartments, fourBerths, fourSeats, twoBerths } from './compartments.ts';
import {
  aisleFrom,
  doorsAt,
  galleyAt,
  luggageAt,
  tablesAt,
  tablesInRooms,
  toiletAt,
  wideToiletAt,
} from './fittings.ts';
import { oneAndTwo, seatRows, wheelchairPlace } from './seat-rows.ts';

const body = { length: 2640, width: 270 } as const;
const ends = [...doorsAt(60, 2490), toiletAt(160), toiletAt(2380)];
const corridor = aisleFrom(270, 2100, 208);

const pullman: CoachTemplate = {
  ...body,
  id: 253,
  kind: 'pullman',
  name: 'PULMAN',
  description: 'PULMAN VAGON',
  places: seatRows({
    cabinClass: 'Y1',
    benches: oneAndTwo,
    first: 1,
    count: 20,
    x: 320,
    pitch: 104,
    unit: 1,
    pets: [1, 20],
  }),
  fittings: [...ends, aisleFrom(280, 2080, 64)],
};

const pullmanWithRamp: CoachTemplate = {
  ...body,
  id: 256,
  kind: 'pullman',
  name: 'PULMAN ENGELLİ',
  description: 'PULMAN VAGON, TEKERLEKLİ SANDALYE YERLİ',
  places: [
    wheelchairPlace(1, 420, 228, 1),
    wheelchairPlace(2, 560, 228, 2),
    ...seatRows({
      cabinClass: 'Y1',
      benches: oneAndTwo,
      first: 3,
      count: 16,
      x: 700,
      pitch: 104,
      unit: 3,
    }),
  ],
  fittings: [...doorsAt(60, 2490), wideToiletAt(170), luggageAt(2380), aisleFrom(660, 1680, 64)],
};

type Rooms = Pick<CoachTemplate, 'id' | 'kind' | 'name' | 'description'> &
  Pick<Compartments, 'cabinClass' | 'places'>;

/** Ten compartments beside a corridor. */
const tenRooms = ({ cabinClass, places, ...template }: Rooms): CoachTemplate => ({
  ...body,
  ...template,
  places: compartments({ cabinClass, places, first: 1, count: 10, x: 280, pitch: 208, unit: 1 }),
  fittings: [...ends, corridor],
});

const sleeper = tenRooms({
  id: 291,
  kind: 'sleeper',
  name: 'YATAKLI',
  description: 'YATAKLI VAGON',
  cabinClass: 'B',
  places: twoBerths,
});

const couchette = tenRooms({
  id: 901,
  kind: 'couchette',
  name: 'ÖRTÜLÜ KUŞET',
  description: 'ÖRTÜLÜ KUŞETLİ VAGON',
  cabinClass: 'D',
  places: fourBerths,
});

const seatedRooms = tenRooms({
  id: 902,
  kind: 'loca',
  name: 'LOCA',
  description: 'KOMPARTIMANLI VAGON',
  cabinClass: 'L',
  places: fourSeats,
});

const loca: CoachTemplate = {
  ...seatedRooms,
  fittings: [...seatedRooms.fittings, ...tablesInRooms(360, 208, 10)],
};

const dining: CoachTemplate = {
  ...body,
  id: 903,
  kind: 'dining',
  name: 'YEMEKLİ',
  description: 'YEMEKLİ VAGON',
  places: [],
  fittings: [
    ...doorsAt(60, 2490),
    galleyAt(300, 600),
    ...tablesAt(
      [1100, 5],
      [1100, 175],
      [1400, 5],
      [1400, 175],
      [1700, 5],
      [1700, 175],
      [2000, 5],
      [2000, 175],
    ),
  ],
};

/** Coaches that are drawn by a locomotive. */
export const mainLineCoaches: readonly CoachTemplate[] = [
  pullman,
  pullmanWithRamp,
  sleeper,
  couchette,
  loca,
  dining,
];
