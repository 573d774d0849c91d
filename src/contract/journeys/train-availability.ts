import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { intOrText, maybe } from '#contract/wire/lenient.ts';
import { wireMoney } from '#contract/wire/money.ts';
import { searchRefusals } from '#contract/wire/search-refusals.ts';
import { nakedMoment, searchedMoment } from '#contract/wire/wire-moment.ts';
import { wireStation } from '#contract/wire/wire-station.ts';
import { trainTypes } from '#domain/values/train-type.ts';

const alwaysNull = z.null();
const lira = z.number();

/** What is had beside the ride. */
export const wireAdditionalService = z.object({
  id: z.int(),
  additionalServiceTypeId: z.int(),
  name: z.string(),
  description: z.string(),
  code: z.string(),
  active: z.boolean(),
  freeForPermi: z.boolean(),
  actAsGroup: z.boolean(),
  basePrice: z.array(
    z.object({
      id: z.int(),
      additionalServiceId: z.int(),
      type: z.literal('FARE'),
      priceAmount: lira,
      priceCurrency: z.literal('TRY'),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
  pricingPeriods: alwaysNull,
});

const cabin = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  additionalServices: z.nullable(z.array(wireAdditionalService)),
  bookingClassModels: alwaysNull,
  showAvailabilityOnQuery: z.boolean(),
});

const fareFamily = z.object({ id: z.int(), name: z.string() });

/** A booking class, with its cabin class by number alone. */
export const wireBookingModel = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cabinClass: z.object({
    id: z.int(),
    code: alwaysNull,
    name: alwaysNull,
    additionalServices: alwaysNull,
    bookingClassModels: alwaysNull,
    showAvailabilityOnQuery: z.literal(false),
  }),
  fareFamily,
});

/** From one stop of a run to the next. */
export const wireSegment = z.object({
  id: z.int(),
  departureTime: z.int(),
  arrivalTime: z.int(),
  stops: z.literal(true),
  duration: z.int(),
  stopDuration: z.int(),
  distance: z.number(),
  segment: z.object({
    id: z.int(),
    name: z.string(),
    departureStation: wireStation,
    arrivalStation: wireStation,
    lineId: z.int(),
    lineOrder: z.int(),
  }),
});

const pricing = z.object({
  basePricingId: z.int(),
  bookingClass: wireBookingModel,
  cabinClassId: z.int(),
  basePricingType: z.literal('PARKOUR'),
  fareBasis: z.object({
    code: z.literal('WHO'),
    factor: z.number(),
    price: wireMoney,
    originalPrice: wireMoney,
  }),
  basePrice: wireMoney,
  crudePrice: wireMoney,
  baseTransportationCost: wireMoney,
  availability: z.int(),
});

const car = z.object({
  id: z.int(),
  name: z.string(),
  trainId: z.int(),
  templateId: z.int(),
  carIndex: z.int(),
  unlabeled: z.boolean(),
  capacity: z.int(),
  cabinClassId: z.int(),
  availabilities: z.array(
    z.object({
      trainCarId: z.int(),
      trainCarName: alwaysNull,
      cabinClass: z.nullable(cabin),
      availability: z.int(),
      pricingList: z.array(pricing),
      additionalServices: z.nullable(
        z.array(
          z.object({
            additionalService: wireAdditionalService,
            priceAmount: lira,
            currency: z.literal('TRY'),
          }),
        ),
      ),
    }),
  ),
});

const train = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  commercialName: z.string(),
  type: z.enum(trainTypes),
  line: alwaysNull,
  reversed: z.boolean(),
  scheduleId: z.int(),
  departureStationId: z.int(),
  arrivalStationId: z.int(),
  minPrice: wireMoney,
  reservationLockTime: z.int(),
  reservable: z.boolean(),
  bookingClassCapacities: z.array(
    z.object({ id: z.int(), trainId: z.int(), bookingClassId: z.int(), capacity: z.int() }),
  ),
  segments: z.array(wireSegment),
  cars: z.array(car),
  trainSegments: z.array(
    z.object({
      departureStationId: z.int(),
      arrivalStationId: z.int(),
      departureTime: nakedMoment,
      arrivalTime: nakedMoment,
    }),
  ),
  totalDistance: z.number(),
  onSale: z.boolean(),
  availableFareInfo: z.array(
    z.object({
      fareFamily,
      cabinClasses: z.array(
        z.object({
          cabinClass: cabin,
          availabilityCount: z.int(),
          minPrice: z.nullable(lira),
          minPriceCurrency: z.nullable(z.literal('TRY')),
          bookingClassAvailabilities: z.array(
            z.object({
              bookingClass: wireBookingModel,
              price: lira,
              currency: z.literal('TRY'),
              availability: z.int(),
            }),
          ),
        }),
      ),
    }),
  ),
  cabinClassAvailabilities: z.array(z.object({ cabinClass: cabin, availabilityCount: z.int() })),
  trainDate: z.int(),
  trainNumber: z.string(),
  skipsDay: z.boolean(),
});

/** What both searches of the operator's service answer. */
export const availabilityAnswer = z.object({
  trainLegs: z.array(
    z.object({
      trainAvailabilities: z.array(
        z.object({
          trains: z.array(train),
          totalTripTime: z.int(),
          minPrice: lira,
          connection: z.boolean(),
          dayChanged: z.boolean(),
        }),
      ),
      resultCount: z.int(),
    }),
  ),
  legCount: z.int(),
  roundTripDiscount: z.int(),
  maxRegionalTrainsRoundTripDays: z.int(),
});

const stationId = intOrText(0, 1_000_000);
const name = z.optional(z.nullable(z.string()));

const route = z.object({
  departureStationId: stationId,
  departureStationName: name,
  arrivalStationId: stationId,
  arrivalStationName: name,
  departureDate: searchedMoment,
});

const typeId = intOrText(-2_147_483_648, 2_147_483_647);

/** How many of one passenger type, named as here or as where a seat is chosen. */
const counted = z
  .object({ id: maybe(typeId), passengerTypeId: maybe(typeId), count: intOrText(0, 100) })
  .check(z.refine(({ id, passengerTypeId }) => (id ?? passengerTypeId ?? null) !== null));

const question = {
  passengerTypeCounts: maybe(z.array(counted).check(z.maxLength(50))),
  searchReservation: z.optional(z.nullable(z.boolean())),
  searchType: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  blTrainTypes: z.optional(z.nullable(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)))),
};

/** One way, or there and back again. */
export const trainAvailability = endpoint({
  name: 'train-availability',
  method: 'post',
  path: '/tms/train/train-availability',
  caller: 'anyone',
  body: z.object({
    searchRoutes: z.array(route).check(z.minLength(1), z.maxLength(2)),
    ...question,
  }),
  granted: availabilityAnswer,
  refusals: searchRefusals,
});

/** Up to six ways that need not join. */
export const multipleTrainAvailability = endpoint({
  name: 'multiple-train-availability',
  method: 'post',
  path: '/tms/train/multiple-train-availability',
  caller: 'anyone',
  body: z.object({
    searchRoutes: z.array(route).check(z.minLength(1), z.maxLength(6)),
    ...question,
  }),
  granted: availabilityAnswer,
  refusals: searchRefusals,
});
