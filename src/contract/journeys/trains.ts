import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { intOrText, maybe } from '#contract/wire/lenient.ts';
import { namedStation } from '#contract/wire/named-station.ts';
import { nakedMoment, wholeDay } from '#contract/wire/wire-moment.ts';
import { tariffCodes } from '#domain/fare/tariffs.ts';
import { cabinClasses } from '#domain/values/cabin-class.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import { wireSegment } from './train-availability.ts';

const runId = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
const stationId = z.int().check(z.minimum(0), z.maximum(1_000_000));
const instant = z.int();

const named = {
  trainId: z.int(),
  number: z.string(),
  name: z.string(),
  commercialName: z.string(),
  type: z.enum(trainTypes),
  trainDate: z.int(),
  trainNumber: z.string(),
};

const fromTo = { ...named, departureStation: namedStation, arrivalStation: namedStation };

/** What stops at a station within a day: when it is here, and where and when its run begins and ends. */
export const loadTrainsByStation = endpoint({
  name: 'load-trains-by-station-and-date',
  method: 'post',
  path: '/tms/train/load-trains-by-station-and-date',
  caller: 'anyone',
  body: z.object({ stationId: intOrText(0, 1_000_000), date: wholeDay }),
  granted: z.array(
    z.object({
      trainId: z.int(),
      trainNumber: z.string(),
      trainName: z.string(),
      lineName: z.string(),
      lineStartStationId: z.int(),
      lineEndStationId: z.int(),
      lineStartDepartureTime: nakedMoment,
      lineEndArrivalTime: nakedMoment,
      /** Where the run ends, its arrival. */
      tsDepartureTime: nakedMoment,
      /** Where the run begins, its departure. */
      tsArrivalTime: nakedMoment,
      stationInfo: z.enum(['departure_station', 'intermediate_station', 'arrival_station']),
    }),
  ),
  refusals: ['no-train-found', 'station-unknown'],
});

/** Every stop of a run, as segments of the search. */
export const loadTrainSegments = endpoint({
  name: 'load-train-segment-info',
  method: 'post',
  path: '/tms/train/load-train-segment-info',
  caller: 'anyone',
  body: z.object({ trainId: runId }),
  granted: z.object({ ...named, segments: z.array(wireSegment) }),
  refusals: ['train-unknown'],
});

/** As what a passenger may travel in a train. Ages are in whole months, 0 is unbounded. */
export const loadPassengerTypes = endpoint({
  name: 'load-saleable-train-passenger-types',
  method: 'post',
  path: '/tms/train/load-saleable-train-passenger-types',
  caller: 'anyone',
  body: z.object({ trainId: runId }),
  granted: z.object({
    passengerTypes: z.array(
      z.object({
        id: z.int(),
        code: z.enum(tariffCodes),
        name: z.string(),
        fromMonths: z.int(),
        underMonths: z.int(),
        citizensOnly: z.boolean(),
        discountRate: z.number(),
        occupiesSeat: z.boolean(),
      }),
    ),
  }),
  refusals: ['train-unknown'],
});

/** Departures of the tourist trains: to be bought, full, closed for a while, or not on sale yet. */
export const loadTouristicTrains = endpoint({
  name: 'load-touristic-trains',
  method: 'get',
  path: '/tms/train/load-touristic-trains',
  caller: 'anyone',
  body: noBody,
  granted: z.object({
    trains: z.array(
      z.object({
        ...fromTo,
        departureTime: instant,
        arrivalTime: instant,
        distance: z.number(),
        saleOpeningTime: instant,
        status: z.enum(['BUY', 'FULL', 'TEMPORARILY_CLOSED', 'NOT_OPEN']),
        availability: z.int(),
        minPrice: z.nullable(z.number()),
        currency: z.literal('TRY'),
      }),
    ),
  }),
  refusals: [],
});

/** How long a ticket of a regional train is good for. */
export const loadRegionalValidity = endpoint({
  name: 'regional-train-ticket-valid-time',
  method: 'get',
  path: '/tms/train/regional-train-ticket-valid-time',
  caller: 'anyone',
  body: noBody,
  granted: z.object({ validHours: z.int() }),
  refusals: [],
});

/** Where a ramp or lift is ready for wheelchairs. Without ids all such stations are told. */
export const loadRampedStations = endpoint({
  name: 'disabled-ramped-stations',
  method: 'post',
  path: '/tms/stations/disabled-ramped-stations',
  caller: 'anyone',
  body: maybe(z.object({ stationIds: maybe(z.array(stationId).check(z.maxLength(1000))) })),
  granted: z.array(namedStation),
  refusals: [],
});

const cabin = z.object({ id: z.int(), code: z.enum(cabinClasses), name: z.string() });

const stretch = {
  trainId: runId,
  /** Left out, the whole run is meant. */
  fromStationId: maybe(stationId),
  toStationId: maybe(stationId),
};

/** The coaches of a run that have a class, with what is free in them. */
export const findCars = endpoint({
  name: 'find-cars',
  method: 'post',
  path: '/tms/seat-maps/find-cars',
  caller: 'anyone',
  body: z.object({ ...stretch, cabinClassId: maybe(z.int().check(z.minimum(0), z.maximum(1000))) }),
  granted: z.object({
    cars: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        trainId: z.int(),
        templateId: z.int(),
        carIndex: z.int(),
        cabinClasses: z.array(z.object({ cabinClass: cabin, capacity: z.int(), availability: z.int() })),
      }),
    ),
  }),
  refusals: ['train-unknown', 'station-unknown'],
});

/** How many places of each class a run has, and how many of them are free. */
export const loadCabinCapacities = endpoint({
  name: 'cabin-class-capacities',
  method: 'post',
  path: '/tms/seat-maps/cabin-class-capacities',
  caller: 'anyone',
  body: z.object(stretch),
  granted: z.object({
    capacities: z.array(z.object({ cabinClass: cabin, capacity: z.int(), availability: z.int() })),
  }),
  refusals: ['train-unknown', 'station-unknown'],
});
