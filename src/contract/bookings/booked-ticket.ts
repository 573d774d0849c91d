import * as z from 'zod/mini';
import { cabinClassOfId, cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import { fareFamilyId, fareFamilyOfId } from '#contract/wire/fare-family.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { kurusOnWire, money, moneyOnWire, wireMoneyOrNumber } from '#contract/wire/money.ts';
import { namedStation } from '#contract/wire/named-station.ts';
import { instantOnWire, nakedOrMilliseconds, nakedText } from '#contract/wire/wire-moment.ts';
import type { BookedTicket } from '#domain/booking/reservation.ts';
import { type TicketStatus, ticketStatuses } from '#domain/booking/ticket-status.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';
import { trainTypes } from '#domain/values/train-type.ts';

const alwaysNull = z.null();

const wireStatuses = [
  'UNISSUED',
  'VALID',
  'PAST',
  'RETURNED',
  'CHANGED',
  'CONVERTED_TO_OPEN',
  'USED',
  'INSTITUTION_REFUND',
  'INVALID',
] as const;

/** A status in the operator's spelling. */
export const ticketStatusOnWire = {
  unissued: 'UNISSUED',
  valid: 'VALID',
  past: 'PAST',
  returned: 'RETURNED',
  changed: 'CHANGED',
  'converted-to-open': 'CONVERTED_TO_OPEN',
  used: 'USED',
  'institution-refund': 'INSTITUTION_REFUND',
  invalid: 'INVALID',
} as const satisfies Record<TicketStatus, (typeof wireStatuses)[number]>;

const statusOf = (wire: string): TicketStatus =>
  ticketStatuses.find((status) => ticketStatusOnWire[status] === wire) ?? 'invalid';

export const wireTicket = z.object({
  seatNumber: z.nullable(z.string()),
  route: z.object({
    id: z.int(),
    ticket: z.object({
      status: z.enum(wireStatuses),
      alterationSource: alwaysNull,
      divideTicketNumber: maybe(z.string()),
      masterTicketNumber: z.nullable(z.string()),
      changeCount: z.int(),
      number: z.nullable(z.string()),
      boardingPassCode: z.nullable(z.string()),
    }),
    train: z.object({
      id: z.int(),
      trainDepartureIsAnotherDay: z.boolean(),
      departureDate: nakedOrMilliseconds,
      name: z.string(),
      commercialName: z.string(),
      trainNumber: z.string(),
      type: z.enum(trainTypes),
      line: z.nullable(z.object({ name: z.string() })),
    }),
    trainCar: z.nullable(z.object({ index: z.int(), name: z.string(), trainCarId: z.int() })),
    departureStation: namedStation,
    arrivalStation: namedStation,
    departureTime: nakedOrMilliseconds,
    arrivalTime: nakedOrMilliseconds,
    departureDateTime: z.string(),
    arrivalDateTime: z.string(),
    /** The same in milliseconds. */
    departureTimestamp: z.optional(z.int()),
    arrivalTimestamp: z.optional(z.int()),
    openTicketModel: alwaysNull,
    mco: alwaysNull,
    discountPackage: alwaysNull,
    subscription: alwaysNull,
  }),
  prices: z.array(
    z.object({ type: z.string(), row: z.string(), priceAmount: z.number(), priceCurrency: z.literal('TRY') }),
  ),
  totalPrice: wireMoneyOrNumber,
  totalTicketAmount: z.number(),
  totalSsrFee: z.number(),
  totalPenaltyAmount: z.number(),
  totalDeductionAmount: z.number(),
  bookingClass: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    cabinClass: z.object({ id: z.int(), code: z.string(), name: z.string() }),
    fareFamily: z.object({ id: z.int(), name: z.string() }),
  }),
  ticketNumber: z.nullable(z.string()),
  /** Null where there is none. */
  ssrIds: z.nullable(z.array(z.int())),
  additionalServices: z.array(z.object({ ssrId: z.int(), price: money })),
  /** The shop's own: what may still be added in the class of the ticket. */
  soldSsrIds: z.array(z.int()),
  history: z.array(z.unknown()),
  postponedTrain: z.nullable(z.literal(false)),
  agencyCombinedTrain: z.nullable(z.literal(false)),
});

export type WireTicket = z.output<typeof wireTicket>;

const writeRoute = (ticket: BookedTicket, id: number): WireTicket['route'] => ({
  id,
  ticket: {
    status: ticketStatusOnWire[ticket.status],
    alterationSource: null,
    divideTicketNumber: '',
    masterTicketNumber: ticket.masterTicket,
    changeCount: ticket.changes,
    number: ticket.number,
    boardingPassCode: ticket.boardingCode,
  },
  train: {
    id: ticket.runId,
    trainDepartureIsAnotherDay: travelDayOf(dayNumberAt(ticket.departure)) !== ticket.trainDay,
    departureDate: `${ticket.trainDay}T00:00:00`,
    name: ticket.trainName,
    commercialName: ticket.commercialName,
    trainNumber: ticket.trainNumber,
    type: ticket.trainType,
    line: ticket.line === null ? null : { name: ticket.line },
  },
  trainCar:
    ticket.coach === null
      ? null
      : { index: ticket.coach.index, name: ticket.coach.name, trainCarId: ticket.coach.id },
  departureStation: { ...ticket.from },
  arrivalStation: { ...ticket.to },
  departureTime: nakedText(ticket.departure),
  arrivalTime: nakedText(ticket.arrival),
  departureDateTime: nakedText(ticket.departure),
  arrivalDateTime: nakedText(ticket.arrival),
  departureTimestamp: ticket.departure,
  arrivalTimestamp: ticket.arrival,
  openTicketModel: null,
  mco: null,
  discountPackage: null,
  subscription: null,
});

const writeBookingClass = ({ cabinClass, family }: BookedTicket): WireTicket['bookingClass'] => {
  const { id, name, booking } = cabinClassOnWire[cabinClass];
  return {
    ...booking,
    cabinClass: { id, code: cabinClass, name },
    fareFamily: { id: fareFamilyId[family], name: family },
  };
};

export const writeTicket = (ticket: BookedTicket, index: number, ssrIds: readonly number[]): WireTicket => ({
  seatNumber: ticket.seat,
  route: writeRoute(ticket, index),
  prices: ticket.prices.map(({ rule, row, amount }) => ({
    type: rule,
    row,
    priceAmount: liraOf(amount),
    priceCurrency: 'TRY',
  })),
  totalPrice: moneyOnWire(ticket.amount),
  totalTicketAmount: liraOf(ticket.amount),
  totalSsrFee: liraOf(ticket.extras.reduce((sum, { amount }) => sum + amount, 0)),
  totalPenaltyAmount: 0,
  totalDeductionAmount: 0,
  bookingClass: writeBookingClass(ticket),
  ticketNumber: ticket.number,
  ssrIds: ssrIds.length === 0 ? null : [...ssrIds],
  additionalServices: ticket.extras.map(({ id, amount }) => ({ ssrId: id, price: amount })),
  soldSsrIds: [...ticket.extrasSold],
  history: [],
  postponedTrain: false,
  agencyCombinedTrain: false,
});

export const readTicket = ({ seatNumber, route, prices, ...wire }: WireTicket): BookedTicket => ({
  number: wire.ticketNumber,
  status: statusOf(route.ticket.status),
  masterTicket: route.ticket.masterTicketNumber,
  changes: route.ticket.changeCount,
  boardingCode: route.ticket.boardingPassCode,
  runId: route.train.id,
  trainNumber: route.train.trainNumber,
  trainName: route.train.name,
  commercialName: route.train.commercialName,
  trainType: route.train.type,
  line: route.train.line?.name ?? null,
  trainDay: travelDayOf(Math.floor(instantOnWire(route.train.departureDate) / dayLength)),
  coach:
    route.trainCar === null
      ? null
      : { id: route.trainCar.trainCarId, index: route.trainCar.index, name: route.trainCar.name },
  seat: seatNumber,
  from: route.departureStation,
  to: route.arrivalStation,
  departure: route.departureTimestamp ?? instantOnWire(route.departureTime),
  arrival: route.arrivalTimestamp ?? instantOnWire(route.arrivalTime),
  cabinClass: cabinClassOfId(wire.bookingClass.cabinClass.id) ?? 'Y1',
  family: fareFamilyOfId(wire.bookingClass.fareFamily.id),
  amount: kurusOnWire(wire.totalPrice),
  extras: wire.additionalServices.map(({ ssrId, price }) => ({ id: ssrId, amount: price })),
  extrasSold: wire.soldSsrIds,
  prices: prices.map(({ type, row, priceAmount }) => ({ rule: type, row, amount: kurusOfLira(priceAmount) })),
});
