import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { searchRefusals } from '#contract/wire/search-refusals.ts';
import { tariffCodes } from '#domain/fare/tariffs.ts';
import type { DayOffer } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { trainTypes } from '#domain/values/train-type.ts';

/** A station, or beyond all numbers of stations a city as a whole. */
const end = z.int().check(z.minimum(0), z.maximum(9_999_999));

/** Checks do not stop at the first that fails: the second meets any text. */
const isOnCalendar = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

const travelDay = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/), z.refine(isOnCalendar));
const count = z.int().check(z.minimum(0), z.maximum(100));
const instant = z.int();

const wish = z.object({
  from: end,
  to: end,
  /** In the railway's own time. */
  day: travelDay,
});

/** Who wants to travel. Women and men who are not named yet are left out. */
const party = z.object({ passengers: count, women: count, men: count });

const cabin = z.object({
  cabinClass: z.enum(cabinClasses),
  /** Kuruş for one full fare; null where the class is not sold on this stretch. */
  price: z.nullable(z.int()),
  general: z.int(),
  wheelchair: z.int(),
  /** Free beside a stranger of a gender this party has, or of any while it is unnamed. */
  bound: z.int(),
});

const stop = z.object({
  station: z.int(),
  /** Minutes since this leg departed. */
  arrives: z.int(),
  departs: z.int(),
});

const leg = z.object({
  runId: z.int(),
  number: z.string(),
  name: z.string(),
  commercialName: z.string(),
  type: z.enum(trainTypes),
  from: z.int(),
  to: z.int(),
  departure: instant,
  arrival: instant,
  stops: z.array(stop),
  isReservable: z.boolean(),
  isOnSale: z.boolean(),
  saleOpensAt: instant,
  cabins: z.array(cabin),
});

const journey = z.object({
  kind: z.enum(['direct', 'transfer', 'seat-change']),
  legs: z.array(leg),
}) satisfies z.ZodMiniType<Omit<Journey, 'surcharges'>>;

/** The shop's own search: what a list of journeys shows, and nothing more. */
export const journeys = endpoint({
  name: 'journeys',
  method: 'post',
  path: '/tms/train/journeys',
  caller: 'anyone',
  body: z.object({
    ways: z.array(wish).check(z.minLength(1), z.maxLength(6)),
    party,
    without: z.optional(z.array(z.enum(trainTypes)).check(z.maxLength(20))),
  }),
  granted: z.object({
    now: instant,
    /** What each fare family that is sold adds to these fares today, in thousandths. */
    surcharges: z.record(z.string(), z.int()),
    ways: z.array(z.object({ journeys: z.array(journey) })),
  }),
  refusals: [...searchRefusals, 'too-many-tries'],
});

/** How a day around the one that was asked for stands. */
const dayStatus = z.enum(['free', 'sold-out', 'no-train', 'past', 'not-on-sale']);

const offerOnWire = z.object({ day: travelDay, standing: dayStatus, price: z.nullable(z.int()) });

const dayOffer = z.codec(offerOnWire, z.custom<DayOffer>(), {
  decode: ({ standing: status, ...offer }) => ({ ...offer, status }),
  encode: ({ status, ...offer }) => ({ ...offer, standing: status }),
});

/** The least a journey costs on the days around one, for each way that is asked for. */
export const lowestPrices = endpoint({
  name: 'lowest-prices',
  method: 'post',
  path: '/tms/train/lowest-prices',
  caller: 'anyone',
  body: z.object({
    ways: z.array(wish).check(z.minLength(1), z.maxLength(2)),
    passengers: z.int().check(z.minimum(1), z.maximum(100)),
  }),
  granted: z.object({
    ways: z.array(
      z.object({
        days: z.array(dayOffer),
        /** The first day after the one asked for on which there is room, when there is none on that day. */
        next: z.nullable(travelDay),
      }),
    ),
  }),
  refusals: ['station-unknown', 'stations-alike'],
});

/** What a reader may look for, in as few words as it can be said. */
export const loadSearchStations = endpoint({
  name: 'search-stations',
  method: 'get',
  path: '/tms/stations/search-stations',
  caller: 'whoever',
  body: noBody,
  granted: z.object({
    cities: z.array(z.tuple([z.int(), z.string()])),
    /** Id, name, city, and how many trains call there: the more, the likelier it is meant. */
    stations: z.array(z.tuple([z.int(), z.string(), z.int(), z.int()])),
    /** From each of these tickets are sold to each of those. */
    pairs: z.array(z.object({ from: z.array(z.int()), to: z.array(z.int()) })),
    /** Where a change joins what is sold: groups of stations, and from each to which of the others. */
    joined: z.object({
      groups: z.array(z.array(z.int())),
      ways: z.array(z.tuple([z.int(), z.array(z.int())])),
    }),
    /** For how many days after today tickets are sold. */
    daysOnSale: z.int(),
    maxPassengers: z.int(),
    /** Code, from how many months of age and under how many, whether for citizens alone, and the discount in thousandths. */
    tariffs: z.array(z.tuple([z.enum(tariffCodes), z.int(), z.int(), z.boolean(), z.int()])),
  }),
  refusals: [],
});
