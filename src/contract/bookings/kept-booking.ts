import * as z from 'zod/mini';
import { tariffCodes } from '#domain/fare/tariffs.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';

const yesNo = z.enum(['yes', 'no']);

const tripWish = z.object({
  from: z.int(),
  to: z.int(),
  outward: z.string(),
  back: z.nullable(z.string()),
  passengers: z.int(),
  lapChildren: z.int(),
}) satisfies z.ZodMiniType<TripWish>;

const passengerDraft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string(),
  gender: z.enum(['F', 'M']),
  tariff: z.enum(tariffCodes),
  nationality: z.enum(['turkish', 'foreign']),
  identityNumber: z.string(),
  passportNumber: z.string(),
  countryId: z.int(),
  hasWheelchair: yesNo,
  tariffCardNumber: z.string(),
  loyaltyNumber: z.string(),
  marriageDate: z.string(),
  dependsOn: z.nullable(z.int()),
  wantsTicketLetter: yesNo,
  specialServices: z.array(z.int()),
}) satisfies z.ZodMiniType<PassengerDraft>;

const contactDraft = z.object({
  email: z.string(),
  phoneCountry: z.string(),
  phone: z.string(),
}) satisfies z.ZodMiniType<ContactDraft>;

const parts = z.record(z.string(), z.unknown());

const partOr = <Part>(schema: z.ZodMiniType<Part>, part: unknown, otherwise: Part): Part => {
  const read = z.safeParse(schema, part);
  return read.success ? read.data : otherwise;
};

type EnteredBooking = {
  readonly wish: TripWish | null;
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft | null;
  readonly locator: string | null;
};

/** What a restart keeps of a booking. A part that is not understood is left out, the others stay. */
export const enteredBookingIn = (kept: unknown): EnteredBooking => {
  const { wish, passengers, contact, locator } = partOr(parts, kept, {});
  return {
    wish: partOr(z.nullable(tripWish), wish, null),
    passengers: partOr(z.array(passengerDraft), passengers, []),
    contact: partOr(z.nullable(contactDraft), contact, null),
    locator: partOr(z.nullable(z.string()), locator, null),
  };
};

const made = z.object({ locator: z.string() });

/** Of a kept snapshot of a booking, what says whose it is and how far it has come. */
const keptBooking = z.object({
  value: z.union([z.string(), z.record(z.string(), z.unknown())]),
  context: z.object({
    booking: z.nullable(made),
    changing: z.nullable(z.object({ booking: made, tickets: z.array(z.string()) })),
    order: z.nullable(z.object({ order: z.string() })),
  }),
});

/** Null where nothing was kept, or nothing that is understood. */
export const keptBookingIn = (snapshot: unknown): z.output<typeof keptBooking> | null =>
  z.safeParse(keptBooking, snapshot).data ?? null;
