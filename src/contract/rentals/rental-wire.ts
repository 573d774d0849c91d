import * as z from 'zod/mini';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { carCategories, carFuels, carGears, type RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import { rentalBands, rentalPageSize, rentalSorts } from '#domain/rental/rental-list.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import {
  notCancellable,
  type RentalReservation,
  rentalCancelReasons,
} from '#domain/rental/rental-reservation.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';

/** The last instant a calendar of four digits knows. */
const lastInstant = 253_402_300_799_999;
const instant = z.int().check(z.minimum(0), z.maximum(lastInstant));
const longestText = 1_000;
const longText = z.string().check(z.maxLength(longestText));
const mostOffset = 10_000;
const mostLimit = 40;

export const rentalOffice = z.object({
  id: z.string(),
  stationId: z.int(),
  name: z.string(),
  address: z.string(),
  phone: z.string(),
  /** Minutes of the railway's day, from Monday on; null where the office stays shut. */
  week: z.readonly(z.array(z.nullable(z.object({ opens: z.int(), closes: z.int() })))),
}) satisfies z.ZodMiniType<RentalOffice>;

export const rentalOffer = z.object({
  id: z.string(),
  supplier: z.string(),
  model: z.string(),
  category: z.enum(carCategories),
  gear: z.enum(carGears),
  fuel: z.enum(carFuels),
  seats: z.int(),
  days: z.int(),
  dailyFee: money,
  total: money,
  deposit: money,
  kilometreLimit: z.int(),
  minimumAge: z.int(),
  youngDriverAge: z.int(),
  licenceYears: z.int(),
}) satisfies z.ZodMiniType<RentalOffer>;

export const rentalWish = z.object({
  pickUpOffice: shortText,
  dropOffOffice: shortText,
  pickUpAt: instant,
  dropOffAt: instant,
}) satisfies z.ZodMiniType<RentalWish>;

const listing = {
  bands: maybe(z.array(z.enum(rentalBands)).check(z.maxLength(rentalBands.length))),
  sort: maybe(z.enum(rentalSorts)),
  offset: maybe(z.int().check(z.minimum(0), z.maximum(mostOffset))),
  limit: maybe(z.int().check(z.minimum(1), z.maximum(mostLimit))),
};

/** Which part of a list is wished for; left out, its first four cars from the cheapest on. */
export const rentalListing = z.object(listing);

export const wishedListing = ({ bands, sort, offset, limit }: z.output<typeof rentalListing>) => ({
  bands: bands ?? [],
  sort: sort ?? ('cheapest' as const),
  offset: offset ?? 0,
  limit: limit ?? rentalPageSize,
});

export const rentalDriver = z.object({
  firstName: shortText,
  lastName: shortText,
  birthDate: shortText,
  nationality: z.enum(['turkish', 'foreign']),
  identityNumber: shortText,
  passportNumber: shortText,
  email: longText,
  phoneCountry: shortText,
  phone: shortText,
  countryId: z.int().check(z.minimum(0), z.maximum(100_000)),
  city: shortText,
  zip: shortText,
  address: longText,
  licenceSince: shortText,
  trainPnr: shortText,
  invoice: z.enum(['individual', 'corporate']),
  companyName: longText,
  taxNumber: shortText,
  taxAdministration: longText,
}) satisfies z.ZodMiniType<RentalDriver>;

export const rentalReservation = z.object({
  number: z.string(),
  status: z.enum(['active', 'passive']),
  pickUp: rentalOffice,
  dropOff: rentalOffice,
  pickUpAt: instant,
  dropOffAt: instant,
  offer: rentalOffer,
  driver: z.string(),
  paid: money,
  cancellation: z.nullable(z.object({ at: instant, reason: z.enum(rentalCancelReasons), refund: money })),
  mayCancel: z.boolean(),
  whyNot: z.nullable(z.enum(notCancellable)),
  invoicedTo: z.nullable(z.string()),
}) satisfies z.ZodMiniType<RentalReservation>;
