import * as z from 'zod/mini';
import { kurusOnWire, moneyOnWire, wireMoneyOrNumber } from '#contract/wire/money.ts';
import { type BookingStatus, bookingStatuses } from '#domain/booking/booking-status.ts';
import type { BookedPassenger, Reservation } from '#domain/booking/reservation.ts';
import { tariffOfId } from '#domain/fare/tariffs.ts';
import { readTicket, wireTicket, writeTicket } from './booked-ticket.ts';

const text = z.nullable(z.string());

const wirePassenger = z.object({
  passengerId: z.int(),
  name: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['M', 'F'])),
  type: z.nullable(z.object({ id: z.int(), name: z.string(), type: z.string() })),
  birthDate: text,
  email: text,
  identityNumber: text,
  passportNumber: text,
  phoneCountryCode: text,
  phoneAreaCode: text,
  phoneNumber: text,
  loyaltyNumber: z.string(),
  tariffCardNumber: z.string(),
  countryId: z.nullable(z.int()),
  contact: z.boolean(),
  customerNumber: text,
  hasWheelchair: z.nullable(z.boolean()),
  disabilityStatus: text,
  companionStatus: text,
  dependentPassengerIndex: z.nullable(z.int()),
  sendTicketInfo: z.nullable(z.boolean()),
  ssrIds: z.array(z.int()),
  passengerMultiLegSeatSelectionDetails: z.array(z.array(wireTicket)),
});

type WirePassenger = z.output<typeof wirePassenger>;

const wireStatuses = [
  'ACTIVE',
  'OPTION_EXPIRED',
  'INVALID',
  'SOLD',
  'CONVERTED_TO_SALE',
  'CANCELLED',
  'REFUNDED',
  'RETURNED',
  'CHANGED',
] as const;

/** A status in the operator's spelling. */
export const bookingStatusOnWire = {
  active: 'ACTIVE',
  'option-expired': 'OPTION_EXPIRED',
  invalid: 'INVALID',
  sold: 'SOLD',
  converted: 'CONVERTED_TO_SALE',
  cancelled: 'CANCELLED',
  refunded: 'REFUNDED',
  returned: 'RETURNED',
  changed: 'CHANGED',
} as const satisfies Record<BookingStatus, (typeof wireStatuses)[number]>;

const statusOf = (wire: string): BookingStatus =>
  bookingStatuses.find((status) => bookingStatusOnWire[status] === wire) ?? 'invalid';

export const wireReservation = z.object({
  locator: z.string(),
  reservationType: z.enum(['SALE', 'RESERVATION']),
  status: z.enum(wireStatuses),
  /** Epoch milliseconds, UTC. */
  optionDate: z.int(),
  createDate: z.int(),
  extensionCount: z.int(),
  /** Until the mailed link is followed, `optionDate` is twenty minutes away at most. */
  proofNeeded: z.boolean(),
  totalPrice: wireMoneyOrNumber,
  currency: z.literal('TRY'),
  actionAllowed: z.boolean(),
  passengers: z.array(wirePassenger),
  history: z.array(z.object({ deed: z.string(), at: z.int(), ticketNumber: z.nullable(z.string()) })),
});

export type WireReservation = z.output<typeof wireReservation>;

const writePassenger = ({ tickets, tariff, phone, ...booked }: BookedPassenger): WirePassenger => ({
  passengerId: booked.ordinal,
  name: booked.firstName,
  lastName: booked.lastName,
  gender: booked.gender,
  type: tariff === null ? null : { id: tariff.id, name: tariff.name, type: tariff.code },
  birthDate: booked.birthDate,
  email: booked.email,
  identityNumber: booked.identityNumber,
  passportNumber: booked.passportNumber,
  phoneCountryCode: phone?.country ?? null,
  phoneAreaCode: phone?.area ?? null,
  phoneNumber: phone?.number ?? null,
  loyaltyNumber: booked.loyaltyNumber,
  tariffCardNumber: booked.tariffCardNumber,
  countryId: booked.countryId,
  contact: booked.isContact,
  customerNumber: booked.customerNumber,
  hasWheelchair: booked.hasWheelchair,
  disabilityStatus: booked.disabilityStatus,
  companionStatus: booked.companionStatus,
  dependentPassengerIndex: booked.dependsOn,
  sendTicketInfo: booked.wantsTicketLetter,
  ssrIds: [...booked.specialServices],
  passengerMultiLegSeatSelectionDetails: tickets.map((legs) =>
    legs.map((ticket, index) => writeTicket(ticket, index, booked.specialServices)),
  ),
});

const readPassenger = (wire: WirePassenger): BookedPassenger => ({
  ordinal: wire.passengerId,
  firstName: wire.name,
  lastName: wire.lastName,
  gender: wire.gender,
  tariff:
    wire.type === null
      ? null
      : { id: wire.type.id, code: tariffOfId(wire.type.id)?.code ?? 'full', name: wire.type.name },
  birthDate: wire.birthDate,
  email: wire.email,
  phone:
    wire.phoneNumber === null
      ? null
      : { country: wire.phoneCountryCode ?? '', area: wire.phoneAreaCode ?? '', number: wire.phoneNumber },
  countryId: wire.countryId,
  identityNumber: wire.identityNumber,
  passportNumber: wire.passportNumber,
  loyaltyNumber: wire.loyaltyNumber,
  tariffCardNumber: wire.tariffCardNumber,
  isContact: wire.contact,
  customerNumber: wire.customerNumber,
  hasWheelchair: wire.hasWheelchair,
  disabilityStatus: wire.disabilityStatus,
  companionStatus: wire.companionStatus,
  dependsOn: wire.dependentPassengerIndex,
  wantsTicketLetter: wire.sendTicketInfo,
  specialServices: wire.ssrIds,
  tickets: wire.passengerMultiLegSeatSelectionDetails.map((legs) => legs.map(readTicket)),
});

const write = (booked: Reservation): WireReservation => ({
  locator: booked.locator,
  reservationType: booked.kind === 'sale' ? 'SALE' : 'RESERVATION',
  status: bookingStatusOnWire[booked.status],
  optionDate: booked.deadline,
  createDate: booked.createdAt,
  extensionCount: booked.extensions,
  proofNeeded: booked.awaitsProof,
  totalPrice: moneyOnWire(booked.amount),
  currency: 'TRY',
  actionAllowed: booked.mayAct,
  passengers: booked.passengers.map(writePassenger),
  history: booked.events.map(({ at, action, ticket }) => ({ at, deed: action, ticketNumber: ticket })),
});

const read = (wire: WireReservation): Reservation => ({
  locator: wire.locator,
  kind: wire.reservationType === 'SALE' ? 'sale' : 'reservation',
  status: statusOf(wire.status),
  deadline: wire.optionDate,
  createdAt: wire.createDate,
  extensions: wire.extensionCount,
  awaitsProof: wire.proofNeeded,
  amount: kurusOnWire(wire.totalPrice),
  mayAct: wire.actionAllowed,
  passengers: wire.passengers.map(readPassenger),
  events: wire.history.map(({ at, deed: action, ticketNumber }) => ({ at, action, ticket: ticketNumber })),
});

export const reservation = z.codec(wireReservation, z.custom<Reservation>(), { decode: read, encode: write });
