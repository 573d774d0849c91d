import { asciiJson } from '#contract/wire/ascii-json.ts';
import { cabinClassOnWire, fareFamilyOnWire } from '#contract/wire/cabin-class.ts';
import { moneyOnWire } from '#contract/wire/money.ts';
import { stationOnWire } from '#contract/wire/wire-station.ts';
import type { Station } from '#domain/journey/station.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { type Kurus, liraOf } from '#domain/values/kurus.ts';

/** Numbers of the wire that are amounts and measures keep a decimal point, as the operator's do. */
const measures =
  /("(?:longitude|latitude|altitude|startKm|endKm|distance|priceAmount|originalAmount|exchangeRate|factor)":-?\d+)(?=[,}])/g;

/** Pairs of stations are numbered by both. */
const stationsAtMost = 4096;

const textOf = (value: unknown): string => asciiJson(value).replaceAll(measures, '$1.0');

const decimal = (amount: number): string => (Number.isInteger(amount) ? `${amount}.0` : String(amount));

export const amountText = (amount: Kurus): string => decimal(liraOf(amount));

/** Kilometres. */
export const distanceText = (kilometres: number): string => decimal(Math.round(kilometres * 1000) / 1000);

export const moneyText = (amount: Kurus): string => textOf(moneyOnWire(amount));

/** What is paid on top of the ride in these classes. */
const services: Partial<Record<CabinClass, { id: number; kind: number; name: string; code: string }>> = {
  B: { id: 2, kind: 2, name: 'YATAK', code: 'YTK' },
  D: { id: 3, kind: 2, name: 'KUŞET', code: 'KST' },
  L: { id: 4, kind: 3, name: 'LOCA', code: 'L' },
};

/** The price of a class on a stretch, and of economy on the same one. */
export type PriceFacts = {
  readonly cabinClass: CabinClass;
  readonly full: Kurus;
  readonly economy: Kurus;
};

const factorOf = (cabinClass: CabinClass): number => (cabinClass === 'C' || cabinClass === 'L' ? 1.5 : 1);

const rideOf = ({ cabinClass, full, economy }: PriceFacts): Kurus =>
  services[cabinClass] === undefined ? full : Math.min(full, Math.round(economy * factorOf(cabinClass)));

const servicesOf = (price: PriceFacts) => {
  const service = services[price.cabinClass];
  if (service === undefined) {
    return null;
  }
  const { id, kind, name, code } = service;
  const priceAmount = liraOf(price.full - rideOf(price));
  return [
    {
      id,
      additionalServiceTypeId: kind,
      name,
      description: name,
      code,
      active: true,
      freeForPermi: false,
      actAsGroup: false,
      basePrice: [
        {
          id: 80 + id,
          additionalServiceId: id,
          type: 'FARE',
          priceAmount,
          priceCurrency: 'TRY',
          startDate: '2026-01-15',
          endDate: '2027-12-31',
        },
      ],
      pricingPeriods: null,
    },
  ];
};

const cabinOf = (price: PriceFacts) => ({
  id: cabinClassOnWire[price.cabinClass].id,
  code: price.cabinClass,
  name: cabinClassOnWire[price.cabinClass].name,
  additionalServices: servicesOf(price),
  bookingClassModels: null,
  showAvailabilityOnQuery: price.cabinClass === 'DSB',
});

const bookingOf = (cabinClass: CabinClass) => {
  const { id: classId, booking } = cabinClassOnWire[cabinClass];
  return {
    ...booking,
    cabinClass: {
      id: classId,
      code: null,
      name: null,
      additionalServices: null,
      bookingClassModels: null,
      showAvailabilityOnQuery: false,
    },
    fareFamily: fareFamilyOnWire,
  };
};

/** The parts of a text between which one number comes and goes. */
export type Gaps = readonly string[];

/** One class in one coach: the coach's id, then how many are free, twice. A base price is numbered by its amount. */
export const cabinInCar = (price: PriceFacts): Gaps => {
  const { cabinClass, full, economy } = price;
  const ride = rideOf(price);
  const pricing = textOf({
    basePricingId: economy,
    bookingClass: bookingOf(cabinClass),
    cabinClassId: cabinClassOnWire[cabinClass].id,
    basePricingType: 'PARKOUR',
    fareBasis: {
      code: 'WHO',
      factor: factorOf(cabinClass),
      price: moneyOnWire(ride),
      originalPrice: moneyOnWire(0),
    },
    basePrice: moneyOnWire(services[cabinClass] === undefined && factorOf(cabinClass) === 1 ? full : economy),
    crudePrice: moneyOnWire(full),
    baseTransportationCost: moneyOnWire(ride),
  }).slice(0, -1);
  const paid = (servicesOf(price) ?? []).map((additionalService) => ({
    additionalService,
    priceAmount: liraOf(full - ride),
    currency: 'TRY',
  }));
  return [
    '{"trainCarId":',
    `,"trainCarName":null,"cabinClass":${textOf(cabinOf(price))},"availability":`,
    `,"pricingList":[${pricing},"availability":`,
    `}],"additionalServices":${textOf(paid)}}`,
  ];
};

/** A coach without places, or a class that is not sold on this stretch: the coach's id. */
export const emptyCar: Gaps = [
  '{"trainCarId":',
  ',"trainCarName":null,"cabinClass":null,"availability":0,"pricingList":[],"additionalServices":null}',
];

/** A class over the whole train: how many are free, then the least price and its currency, then how many again. */
export const cabinInFares = (price: PriceFacts): Gaps => [
  `{"cabinClass":${textOf(cabinOf(price))},"availabilityCount":`,
  ',"minPrice":',
  `,"bookingClassAvailabilities":[{"bookingClass":${textOf(bookingOf(price.cabinClass))},"price":${amountText(price.full)},"currency":"TRY","availability":`,
  '}]}',
];

/** A class over the whole train where only the count is told. */
export const cabinCounted = (price: PriceFacts): Gaps => [
  `{"cabinClass":${textOf(cabinOf(price))},"availabilityCount":`,
  '}',
];

export type SegmentFacts = {
  readonly id: number;
  readonly minutes: number;
  /** Minutes of standing at the stop it begins with. */
  readonly stay: number;
  readonly kilometres: number;
};

/** From one stop to the next: the departure, the arrival, then the pair of stations. */
export const segmentGaps = ({ id, minutes, stay, kilometres }: SegmentFacts): Gaps => [
  `{"id":${id},"departureTime":`,
  ',"arrivalTime":',
  `,"stops":true,"duration":${minutes},"stopDuration":${stay},"distance":${distanceText(kilometres)},"segment":`,
  '}',
];

/** Two stations that follow one another, the same for every train. */
export const pairText = (from: Station, to: Station): string =>
  textOf({
    id: from.id * stationsAtMost + to.id,
    name: `${from.name}-${to.name}`,
    departureStation: stationOnWire(from),
    arrivalStation: stationOnWire(to),
    lineId: 0,
    lineOrder: 0,
  });

export type CarFacts = { readonly name: string; readonly template: number; readonly index: number };

/** A coach: its id, the run's id, then its classes. */
export const carGaps = ({ name, template, index }: CarFacts): Gaps => [
  '{"id":',
  `,"name":${asciiJson(name)},"trainId":`,
  `,"templateId":${template},"carIndex":${index},"unlabeled":false,"capacity":0,"cabinClassId":0,"availabilities":[`,
  ']}',
];
