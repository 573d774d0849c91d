import * as z from 'zod/mini';
import { cabinClassOfId, cabinClassOnWire, fareFamilyOnWire } from '#contract/wire/cabin-class.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { moneyOnWire, wireMoney } from '#contract/wire/money.ts';
import { party } from '#contract/wire/party.ts';
import type { Fitting, Place } from '#domain/coach/coach.ts';
import type { SeatMap, TakenSeat } from '#domain/seat/seat-map.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { type Kurus, kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { classOfCoach, coachClass } from './coach-class.ts';

const id = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));

const wireTaken = z.object({
  seatNumber: z.string(),
  genders: z.array(z.enum(['F', 'M'])),
  /** Ours: of a booking that agreed to this party beside it. */
  seatmate: z.optional(z.boolean()),
});

export const takenSeat = z.codec(wireTaken, z.custom<TakenSeat>(), {
  decode: ({ seatNumber, genders, seatmate }) => ({
    seat: seatNumber,
    genders,
    ...(seatmate === true ? { whose: 'seatmate' as const } : {}),
  }),
  encode: ({ seat, genders, whose }) => ({
    seatNumber: seat,
    genders: [...genders],
    ...(whose === undefined ? {} : { seatmate: true }),
  }),
});

/** A cell of the drawing: a place, or what else stands in the coach. Where it stands is ours to tell. */
const cell = z.object({
  id: z.int(),
  seatNumber: z.string(),
  item: z.object({
    id: z.int(),
    name: z.string(),
    saleable: z.boolean(),
    cabinClassId: z.nullable(z.int()),
  }),
  x: z.number(),
  y: z.number(),
  z: z.number(),
  rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
  width: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  facing: z.nullable(z.enum(['forward', 'backward', 'sideways'])),
  berth: z.nullable(z.enum(['lower', 'middle', 'upper'])),
  properties: z.array(z.enum(['window', 'aisle', 'table', 'wheelchair', 'pet', 'socket', 'single'])),
  unit: z.nullable(z.int()),
  compartment: z.nullable(z.string()),
});

const seatMap = z.object({
  trainCarId: z.int(),
  trainCarIndex: z.int(),
  trainCarOnSale: z.boolean(),
  availableSeatCount: z.int(),
  /** Ours: what is reckoned from the price of a seat, where it is published otherwise than the rules of the shop. */
  terms: z.optional(
    z.object({ surcharges: z.record(z.string(), z.int()), discounts: z.record(z.string(), z.int()) }),
  ),
  wagonNo: z.int(),
  /** Ours: what is painted on the coach, where that is not its number. */
  wagonName: z.optional(z.string()),
  /** Nothing where nothing is sold. */
  minPrice: wireMoney,
  /** What most places are sold as; null where none is. */
  cabinClass: z.nullable(coachClass),
  allocationSeats: z.array(takenSeat),
  seatPrices: z.array(
    z.object({
      seatNumber: z.string(),
      cabinClassId: z.int(),
      bookingClassId: z.int(),
      fareFamilyId: z.int(),
      priceAmount: z.number(),
      priceCurrency: z.literal('TRY'),
      price: wireMoney,
    }),
  ),
  seatMapTemplate: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    kind: z.enum(['high-speed', 'pullman', 'loca', 'sleeper', 'couchette', 'bus', 'unnumbered', 'dining']),
    length: z.number(),
    width: z.number(),
    car: z.object({ id: z.int(), name: z.string() }),
    seatMaps: z.array(cell),
  }),
});

type Cell = z.output<typeof cell>;

const cellOfPlace = ({ number, cabinClass, ...place }: Place, index: number): Cell => ({
  id: index + 1,
  seatNumber: number,
  item: {
    id: 1,
    name: place.berth === null ? 'KOLTUK' : 'YATAK',
    saleable: true,
    cabinClassId: cabinClassOnWire[cabinClass].id,
  },
  ...place,
  properties: [...place.properties],
  width: null,
  depth: null,
});

const kinds = [
  'toilet',
  'accessible-toilet',
  'table',
  'corridor',
  'door',
  'luggage',
  'galley',
  'wall',
] as const satisfies readonly Fitting['kind'][];

const itemNames: Readonly<Record<Fitting['kind'], readonly [id: number, name: string]>> = {
  toilet: [2, 'WC'],
  'accessible-toilet': [3, 'ENGELLİ WC'],
  table: [4, 'MASA'],
  corridor: [5, 'KORİDOR'],
  door: [6, 'KAPI'],
  luggage: [7, 'BAGAJ'],
  galley: [8, 'BÜFE'],
  wall: [9, 'BÖLME'],
};

const cellOfFitting = ({ kind, ...fitting }: Fitting, index: number): Cell => ({
  id: index,
  seatNumber: '',
  item: { id: itemNames[kind][0], name: itemNames[kind][1], saleable: false, cabinClassId: null },
  ...fitting,
  z: 0,
  rotation: 0,
  facing: null,
  berth: null,
  properties: [],
  unit: null,
  compartment: null,
});

const leastOf = ({ prices }: SeatMap): Kurus =>
  prices.length === 0 ? 0 : Math.min(...prices.map(({ amount }) => amount));

const written = (map: SeatMap): z.output<typeof seatMap> => {
  const { coach } = map;
  const classes = cabinClasses.filter((code) => coach.places.some(({ cabinClass }) => cabinClass === code));
  return {
    trainCarId: map.coachId,
    trainCarIndex: map.index,
    trainCarOnSale: map.isOnSale,
    availableSeatCount: map.free,
    ...(map.terms === undefined
      ? {}
      : { terms: { surcharges: { ...map.terms.surcharges }, discounts: { ...map.terms.discounts } } }),
    wagonNo: map.index + 1,
    ...(map.name === undefined ? {} : { wagonName: map.name }),
    minPrice: moneyOnWire(leastOf(map)),
    cabinClass: classOfCoach(coach),
    allocationSeats: [...map.taken],
    seatPrices: map.prices.map(({ seat, cabinClass, amount }) => ({
      seatNumber: seat,
      cabinClassId: cabinClassOnWire[cabinClass].id,
      bookingClassId: cabinClassOnWire[cabinClass].booking.id,
      fareFamilyId: fareFamilyOnWire.id,
      priceAmount: liraOf(amount),
      priceCurrency: 'TRY',
      price: moneyOnWire(amount),
    })),
    seatMapTemplate: {
      id: coach.id,
      name: coach.name,
      description: coach.description,
      kind: coach.kind,
      length: coach.length,
      width: coach.width,
      car: {
        id: coach.id,
        name: classes.map((code) => cabinClassOnWire[code].name).join(' + ') || coach.name,
      },
      seatMaps: [
        ...coach.places.map(cellOfPlace),
        ...coach.fittings.map((fitting, index) => cellOfFitting(fitting, coach.places.length + index + 1)),
      ],
    },
  };
};

type Geometry = Pick<Cell, 'x' | 'y' | 'z' | 'rotation' | 'berth' | 'properties' | 'compartment'>;

const geometryOf = ({ x, y, z: height, rotation, berth, properties, compartment }: Geometry): Geometry => ({
  x,
  y,
  z: height,
  rotation,
  berth,
  properties,
  compartment,
});

const placesIn = (cells: readonly Cell[]): readonly Place[] =>
  cells.flatMap(({ seatNumber, item, unit, facing, ...geometry }) => {
    const cabinClass = item.cabinClassId === null ? null : cabinClassOfId(item.cabinClassId);
    return cabinClass === null || unit === null || facing === null
      ? []
      : [{ ...geometryOf(geometry), number: seatNumber, cabinClass, unit, facing }];
  });

const fittingsIn = (cells: readonly Cell[]): readonly Fitting[] =>
  cells.flatMap(({ item, x, y, width, depth }) => {
    const kind = kinds.find((name) => itemNames[name][0] === item.id);
    return kind === undefined || width === null || depth === null ? [] : [{ kind, x, y, width, depth }];
  });

const read = (map: z.output<typeof seatMap>): SeatMap => {
  const { id: templateId, name, description, kind, length, width, seatMaps } = map.seatMapTemplate;
  return {
    coachId: map.trainCarId,
    index: map.trainCarIndex,
    ...(map.wagonName === undefined ? {} : { name: map.wagonName }),
    isOnSale: map.trainCarOnSale,
    free: map.availableSeatCount,
    ...(map.terms === undefined ? {} : { terms: map.terms }),
    taken: map.allocationSeats,
    prices: map.seatPrices.flatMap(({ seatNumber, cabinClassId, priceAmount }) => {
      const cabinClass = cabinClassOfId(cabinClassId);
      return cabinClass === null ? [] : [{ seat: seatNumber, cabinClass, amount: kurusOfLira(priceAmount) }];
    }),
    coach: {
      id: templateId,
      name,
      description,
      kind,
      length,
      width,
      places: placesIn(seatMaps),
      fittings: fittingsIn(seatMaps),
    },
  };
};

/** One coach as passengers are told of it. */
export const coachOnWire = z.codec(seatMap, z.custom<SeatMap>(), { decode: read, encode: written });

/** The coaches of a run as they are over a stretch of it. */
export const loadSeatMaps = endpoint({
  name: 'load-seat-maps',
  method: 'post',
  path: '/tms/seat-maps/load-by-train-id',
  caller: 'anyone',
  body: z.object({
    fromStationId: id,
    toStationId: id,
    trainId: id,
    legIndex: maybe(z.int()),
    party: maybe(party),
  }),
  granted: z.object({
    seatMaps: z.array(coachOnWire),
  }),
  refusals: ['train-unknown'],
});
