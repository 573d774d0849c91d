import type { CoachTemplate } from '#domain/coach/coach.ts';
import { aisleFrom, doorsAt, luggageAt, wideToiletAt } from './fittings.ts';
import { seatRows, twoAndTwo, wheelchairPlace } from './seat-rows.ts';

const railcarBody = { length: 2500, width: 270 } as const;

const railcar: CoachTemplate = {
  ...railcarBody,
  id: 904,
  kind: 'pullman',
  name: 'RAYBÜS',
  description: 'BÖLGESEL TREN, TEKERLEKLİ SANDALYE YERLİ',
  places: [
    wheelchairPlace(1, 420, 228, 1),
    ...seatRows({
      cabinClass: 'Y1',
      benches: twoAndTwo,
      first: 2,
      count: 15,
      x: 620,
      pitch: 104,
      unit: 2,
      pets: [16],
    }),
  ],
  fittings: [...doorsAt(60, 1200, 2350), wideToiletAt(170), aisleFrom(580, 1560)],
};

/** Places are counted, not chosen: the numbers are the railway's own and are not printed. */
const unnumbered: CoachTemplate = {
  ...railcarBody,
  id: 905,
  kind: 'unnumbered',
  name: 'NUMARASIZ',
  description: 'NUMARASIZ BÖLGESEL VAGON',
  places: seatRows({
    cabinClass: 'N',
    benches: twoAndTwo,
    first: 1,
    count: 18,
    x: 320,
    pitch: 104,
    unit: 1,
    pets: [1, 18],
  }),
  fittings: [...doorsAt(60, 1200, 2350), luggageAt(180), aisleFrom(280, 1900)],
};

const bus: CoachTemplate = {
  id: 906,
  kind: 'bus',
  name: 'OTOBÜS',
  description: 'OTOBÜS',
  length: 1300,
  width: 270,
  places: seatRows({
    cabinClass: 'OS',
    benches: twoAndTwo,
    first: 1,
    count: 11,
    x: 180,
    pitch: 90,
    unit: 1,
  }),
  fittings: [...doorsAt(20, 620), aisleFrom(140, 1100)],
};

/** What runs on short ways. */
export const localCoaches: readonly CoachTemplate[] = [railcar, unnumbered, bus];
