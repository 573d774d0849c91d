import * as z from 'zod/mini';
import { fareFamilyId, fareFamilyOfId } from '#contract/wire/fare-family.ts';
import { clientsKey, digits, isoDayIn, maybe, shortText } from '#contract/wire/lenient.ts';
import type { BookingWish, PassengerWish, PlaceWish } from '#domain/booking/booking-wish.ts';
import { mostTravellers } from '#domain/fare/party-size.ts';
import { tariffOfCode } from '#domain/fare/tariffs.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { isLanguage } from '#domain/values/language.ts';

const mostExtras = 40;
const mostDirections = 2;
const mostLegs = 8;
const id = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const smallId = z.int().check(z.minimum(0), z.maximum(100_000));

const place = z.object({
  allocationId: maybe(shortText),
  trainCarId: id,
  seatNumber: shortText,
  fromStationId: smallId,
  toStationId: smallId,
  lockForDate: z.optional(z.unknown()),
  selectedBookingClassId: maybe(smallId),
  selectedFareFamilyId: maybe(smallId),
  selectedCabinClassId: maybe(smallId),
});

const passenger = z.object({
  name: shortText,
  lastName: shortText,
  birthDate: maybe(digits),
  gender: maybe(z.enum(['M', 'F'])),
  typeId: maybe(smallId),
  passengerTypeCode: maybe(shortText),
  contact: maybe(z.boolean()),
  communicationCustomer: maybe(z.boolean()),
  phoneCountryCode: maybe(digits),
  phoneAreaCode: maybe(digits),
  phoneNumber: maybe(digits),
  email: maybe(shortText),
  countryId: maybe(smallId),
  identityNumber: maybe(digits),
  passportNumber: maybe(digits),
  loyaltyNumber: maybe(shortText),
  tariffCardNumber: maybe(shortText),
  gdpr: maybe(z.boolean()),
  hasWheelchair: maybe(z.boolean()),
  disabilityStatus: maybe(shortText),
  companionStatus: maybe(shortText),
  dependentPassengerIndex: maybe(smallId),
  sendTicketInfo: maybe(z.boolean()),
  marriageDate: maybe(digits),
  ssrIds: maybe(z.array(smallId).check(z.maxLength(mostExtras))),
  passengerMultiLegSeatSelections: maybe(
    z.array(z.array(place).check(z.maxLength(mostLegs))).check(z.maxLength(mostDirections)),
  ),
});

const wire = z.object({
  idempotencyKey: clientsKey,
  lang: maybe(shortText),
  allocationId: maybe(shortText),
  preReservation: maybe(z.boolean()),
  passengers: z.array(passenger).check(z.maxLength(mostTravellers)),
});

type Wire = z.output<typeof wire>;
type WirePassenger = z.output<typeof passenger>;
type WirePlace = z.output<typeof place>;

const textOf = (given: string | number | null | undefined): string => String(given ?? '').trim();
const orNull = (given: string | number | null | undefined): string | null => textOf(given) || null;

const readPlace = (given: WirePlace): PlaceWish => ({
  holdId: orNull(given.allocationId),
  coachId: given.trainCarId,
  seat: given.seatNumber,
  fromStation: given.fromStationId,
  toStation: given.toStationId,
  family: fareFamilyOfId(given.selectedFareFamilyId ?? 0),
});

const tariffIn = ({ typeId, passengerTypeCode }: WirePassenger): number =>
  typeId ?? tariffOfCode(textOf(passengerTypeCode).toLowerCase())?.id ?? 0;

/** What is no day stays as it was said, so that it is refused as one and not taken for none. */
const birthIn = ({ birthDate }: WirePassenger): string | null => isoDayIn(birthDate) ?? orNull(birthDate);

/** The first passenger is the one who is written to, unless another is named. */
const readPassenger = (given: WirePassenger, ordinal: number): PassengerWish => ({
  firstName: given.name,
  lastName: given.lastName,
  birthDate: birthIn(given),
  gender: given.gender ?? null,
  tariffId: tariffIn(given),
  isContact: given.communicationCustomer ?? (given.contact === true || ordinal === 0),
  email: orNull(given.email),
  phone: {
    country: textOf(given.phoneCountryCode),
    area: textOf(given.phoneAreaCode),
    number: textOf(given.phoneNumber),
  },
  countryId: given.countryId ?? turkish,
  identityNumber: orNull(given.identityNumber),
  passportNumber: orNull(given.passportNumber),
  loyaltyNumber: textOf(given.loyaltyNumber),
  tariffCardNumber: textOf(given.tariffCardNumber),
  gdpr: given.gdpr ?? false,
  hasWheelchair: given.hasWheelchair ?? false,
  disabilityStatus: textOf(given.disabilityStatus) || 'OTHER',
  companionStatus: orNull(given.companionStatus),
  dependsOn: given.dependentPassengerIndex ?? null,
  wantsTicketLetter: given.sendTicketInfo ?? ordinal === 0,
  marriageDate: isoDayIn(given.marriageDate),
  specialServices: given.ssrIds ?? [],
  places: (given.passengerMultiLegSeatSelections ?? []).map((legs) => legs.map(readPlace)),
});

const read = ({ idempotencyKey, lang, allocationId, preReservation, passengers }: Wire): BookingWish => {
  const language = textOf(lang).toLowerCase();
  return {
    key: orNull(idempotencyKey),
    kind: preReservation === true ? 'reservation' : 'sale',
    language: isLanguage(language) ? language : null,
    holdId: orNull(allocationId),
    passengers: passengers.map(readPassenger),
  };
};

const writePlace = (wished: PlaceWish): WirePlace => ({
  allocationId: wished.holdId,
  trainCarId: wished.coachId,
  seatNumber: wished.seat,
  fromStationId: wished.fromStation,
  toStationId: wished.toStation,
  selectedFareFamilyId: fareFamilyId[wished.family],
});

const writePassenger = ({ firstName, phone, places, ...wished }: PassengerWish): WirePassenger => ({
  name: firstName,
  lastName: wished.lastName,
  birthDate: wished.birthDate,
  gender: wished.gender,
  typeId: wished.tariffId,
  communicationCustomer: wished.isContact,
  phoneCountryCode: phone.country,
  phoneAreaCode: phone.area,
  phoneNumber: phone.number,
  email: wished.email,
  countryId: wished.countryId,
  identityNumber: wished.identityNumber,
  passportNumber: wished.passportNumber,
  loyaltyNumber: wished.loyaltyNumber,
  tariffCardNumber: wished.tariffCardNumber,
  gdpr: wished.gdpr,
  hasWheelchair: wished.hasWheelchair,
  disabilityStatus: wished.disabilityStatus,
  companionStatus: wished.companionStatus,
  dependentPassengerIndex: wished.dependsOn,
  sendTicketInfo: wished.wantsTicketLetter,
  marriageDate: wished.marriageDate,
  ssrIds: [...wished.specialServices],
  passengerMultiLegSeatSelections: places.map((legs) => legs.map(writePlace)),
});

const write = ({ key, kind, language, holdId, passengers }: BookingWish): Wire => ({
  idempotencyKey: key,
  lang: language?.toUpperCase() ?? null,
  allocationId: holdId,
  preReservation: kind === 'reservation',
  passengers: passengers.map(writePassenger),
});

/** The body of create-pnr and of a pre-reservation, in every form that clients send it in. */
export const bookingWish = z.codec(wire, z.custom<BookingWish>(), { decode: read, encode: write });
