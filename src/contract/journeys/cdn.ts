import * as z from 'zod/mini';
import { listAt } from '#contract/wire/list.ts';
import { wireStation } from '#contract/wire/wire-station.ts';
import { trainTypes } from '#domain/values/train-type.ts';
import { wireCity } from './reference.ts';
import { wireAdditionalService, wireBookingModel } from './train-availability.ts';

const alwaysNull = z.null();
const kind = z.object({ id: z.int(), name: alwaysNull, detail: alwaysNull });

const cabinClass = {
  id: z.int(),
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  showAvailabilityOnQuery: z.boolean(),
};

/** A class as it stands inside something else. */
const wireCabinClass = z.object({
  ...cabinClass,
  additionalServices: alwaysNull,
  bookingClassModels: alwaysNull,
});

/** A class with the booking classes it is sold in, and what is had in it beside the ride. */
const wireWholeCabinClass = z.object({
  ...cabinClass,
  additionalServices: z.array(wireAdditionalService),
  bookingClassModels: z.array(wireBookingModel),
});

export const wireBookingClass = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  cabinClass: wireCabinClass,
  fareFamily: z.object({ id: z.int(), name: z.string() }),
});

/** A station with all that may be reached from it. */
export const wireStationWithPairs = z.object({
  id: z.int(),
  unitId: z.int(),
  areaCode: z.int(),
  name: z.string(),
  stationCode: z.string(),
  stationStatus: kind,
  stationType: kind,
  district: z.nullable(
    z.object({
      id: z.int(),
      name: z.string(),
      city: wireCity,
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  passengerDrop: z.boolean(),
  ticketSaleActive: z.boolean(),
  longitude: z.number(),
  latitude: z.number(),
  altitude: z.number(),
  international: z.boolean(),
  domestic: z.boolean(),
  pairs: z.array(z.int()),
  salesChannels: alwaysNull,
  stationTrainTypes: z.nullable(z.array(z.enum(trainTypes))),
  IATACode: alwaysNull,
});

/** The same file where the operator's own host has it, where a proxy puts that host below a folder, and as a call. */
const everywhere = <Row extends z.ZodMiniType>(name: string, row: Row) => [
  listAt(`load-${name}-file`, `/datas/${name}.json`, row),
  listAt(`load-${name}-file-of-cdn`, `/cdn/datas/${name}.json`, row),
  listAt(`load-${name}`, `/tms/${name}`, row),
];

export const loadStations = everywhere('stations', wireStation);
export const loadStationPairs = everywhere('station-pairs-INTERNET', wireStationWithPairs);
export const loadBookingClasses = everywhere('booking-classes', wireBookingClass);
export const loadCabinClasses = everywhere('cabin-classes', wireWholeCabinClass);
