import type { CabinOffer, Journey, JourneyKind, JourneyLeg } from '#domain/journey/journey.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';

const minute = 60_000;

/** 10 December 2026, midnight in Ankara. */
export const listedDay = Date.parse('2026-12-10T00:00:00+03:00');

export const cabinOf = (
  cabinClass: CabinClass,
  price: number,
  more: Partial<CabinOffer> = {},
): CabinOffer => ({
  cabinClass,
  price,
  general: 10,
  wheelchair: 0,
  bound: 0,
  ...more,
});

type Ridden = Partial<JourneyLeg> & {
  /** Minutes of the day. */
  readonly leaves: number;
  readonly takes: number;
};

export const legOf = ({ leaves, takes, ...more }: Ridden): JourneyLeg => {
  const departure = listedDay + leaves * minute;
  const [from, to] = [more.from ?? 98, more.to ?? 1325];
  return {
    runId: leaves,
    number: '81002',
    name: '81002 ANKARA - İSTANBUL',
    commercialName: 'ANKARA - İSTANBUL',
    type: 'YHT',
    from,
    to,
    departure,
    arrival: departure + takes * minute,
    stops: [
      { station: from, arrives: 0, departs: 0 },
      { station: to, arrives: takes, departs: takes },
    ],
    isReservable: true,
    isOnSale: true,
    saleOpensAt: 0,
    cabins: [cabinOf('Y1', 78_000), cabinOf('C', 117_000, { general: 3 })],
    ...more,
  };
};

export const journeyOf = (kind: JourneyKind, ...legs: readonly Ridden[]): Journey => ({
  kind,
  legs: legs.map(legOf),
});

const full = [cabinOf('Y1', 78_000, { general: 0 }), cabinOf('C', 117_000, { general: 0 })];

/** A day of every kind of journey there is. */
export const early = journeyOf('direct', { leaves: 360, takes: 270 });
export const quick = journeyOf('direct', {
  leaves: 540,
  takes: 240,
  number: '81004',
  cabins: [
    cabinOf('C', 139_500),
    cabinOf('Y1', 93_000, { general: 1, bound: 2 }),
    cabinOf('DSB', 93_000, { general: 0, wheelchair: 2 }),
  ],
});
export const soldOut = journeyOf('direct', { leaves: 450, takes: 250, number: '81006', cabins: full });
export const joined = journeyOf(
  'transfer',
  { leaves: 600, takes: 90, to: 93, number: '81008', cabins: [cabinOf('Y1', 40_000), cabinOf('L', 90_000)] },
  {
    leaves: 720,
    takes: 200,
    from: 93,
    number: '81010',
    cabins: [cabinOf('Y1', 30_000, { general: 4 }), cabinOf('C', 60_000)],
  },
);
export const inPieces = journeyOf(
  'seat-change',
  { leaves: 450, takes: 100, to: 93, runId: 450, number: '81006' },
  { leaves: 552, takes: 148, from: 93, runId: 450, number: '81006' },
);
export const overnight = journeyOf('direct', {
  leaves: 1320,
  takes: 506,
  number: '12001',
  commercialName: 'ANKARA EKSPRESİ',
  type: 'AH',
  cabins: [cabinOf('B', 276_500), cabinOf('Y1', 75_500)],
});
export const later = journeyOf('direct', {
  leaves: 1080,
  takes: 300,
  number: '81012',
  isOnSale: false,
  saleOpensAt: listedDay - 86_400_000,
  cabins: full,
});

export const wholeDay: readonly Journey[] = [early, soldOut, inPieces, quick, joined, later, overnight];
