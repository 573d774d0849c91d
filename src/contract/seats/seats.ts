import * as z from 'zod/mini';
import { cabinClassOfBooking, cabinClassOfId, cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { fareFamilyId, fareFamilyOfId } from '#contract/wire/fare-family.ts';
import { maybe } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { party } from '#contract/wire/party.ts';
import { mostChoicesOf, mostEverSold } from '#domain/fare/party-size.ts';
import type { TakenSeat } from '#domain/seat/seat-map.ts';
import { seatRefusals } from '#domain/seat/seat-refusal.ts';
import type { SeatWish } from '#domain/seat/seat-wish.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { minute } from '#domain/values/durations.ts';
import { takenSeat } from './seat-maps.ts';

const mostSeats = mostChoicesOf(mostEverSold);
const id = z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER));
const smallId = z.int().check(z.minimum(0), z.maximum(100_000));
const seatNumber = z.string().check(z.minLength(1), z.maxLength(10));
const holdId = z.string().check(z.minLength(1), z.maxLength(100));

/** Clients write seats in either case. */
const seatOf = (written: string): string => written.trim().toUpperCase();

const wireWish = z.object({
  trainCarId: id,
  fromStationId: smallId,
  toStationId: smallId,
  gender: z.enum(['F', 'M']),
  seatNumber,
  passengerTypeId: maybe(smallId),
  totalPassengerCount: maybe(smallId),
  fareFamilyId: maybe(smallId),
  hasWheelchair: maybe(z.boolean()),
  party: maybe(party),
});

const seatWish = z.codec(wireWish, z.custom<SeatWish>(), {
  decode: (wire) => ({
    coachId: wire.trainCarId,
    seat: seatOf(wire.seatNumber),
    fromStation: wire.fromStationId,
    toStation: wire.toStationId,
    gender: wire.gender,
    tariffId: wire.passengerTypeId ?? 0,
    hasWheelchair: wire.hasWheelchair ?? false,
    family: fareFamilyOfId(wire.fareFamilyId ?? 0),
    party: wire.party ?? null,
  }),
  encode: (wish) => ({
    trainCarId: wish.coachId,
    fromStationId: wish.fromStation,
    toStationId: wish.toStation,
    gender: wish.gender,
    seatNumber: wish.seat,
    passengerTypeId: wish.tariffId,
    totalPassengerCount: 1,
    fareFamilyId: fareFamilyId[wish.family],
    hasWheelchair: wish.hasWheelchair ?? false,
    ...(wish.party === null ? {} : { party: wish.party }),
  }),
});

/** A seat that is held from `now` until `deadline`, epoch milliseconds of the server's own clock. */
export type ChosenSeat = Pick<SeatWish, 'tariffId' | 'family'> & {
  readonly holdId: string;
  readonly cabinClass: CabinClass;
  readonly now: number;
  readonly deadline: number;
};

const wireChosen = z.object({
  allocationId: z.string(),
  selectedBookingClassId: z.int(),
  selectedFareFamilyId: z.int(),
  selectedPassengerTypeId: z.int(),
  /** Minutes. */
  lockFor: z.int(),
  now: z.int(),
  deadline: z.int(),
});

const chosenSeat = z.codec(wireChosen, z.custom<ChosenSeat>(), {
  decode: (wire) => ({
    holdId: wire.allocationId,
    cabinClass: cabinClassOfBooking(wire.selectedBookingClassId) ?? 'Y1',
    family: fareFamilyOfId(wire.selectedFareFamilyId),
    tariffId: wire.selectedPassengerTypeId,
    now: wire.now,
    deadline: wire.deadline,
  }),
  encode: ({ holdId: allocationId, cabinClass, family, tariffId, now, deadline }) => ({
    allocationId,
    selectedBookingClassId: cabinClassOnWire[cabinClass].booking.id,
    selectedFareFamilyId: fareFamilyId[family],
    selectedPassengerTypeId: tariffId,
    lockFor: Math.round((deadline - now) / minute),
    now,
    deadline,
  }),
});

export const selectSeat = endpoint({
  name: 'select-seat',
  method: 'post',
  path: '/tms/inventory/select-seat',
  caller: 'anyone',
  body: seatWish,
  granted: chosenSeat,
  refusals: seatRefusals,
});

/** Answers with an empty body. */
export const releaseSeat = endpoint({
  name: 'release-seat',
  method: 'post',
  path: '/tms/inventory/release-seat',
  caller: 'anyone',
  body: z.codec(
    z.object({
      trainCarId: maybe(id),
      allocationId: holdId,
      seatNumber: maybe(z.string().check(z.maxLength(10))),
    }),
    z.object({ holdId: z.string() }),
    {
      decode: ({ allocationId }) => ({ holdId: allocationId }),
      encode: (released) => ({ allocationId: released.holdId }),
    },
  ),
  granted: z.literal(''),
  refusals: ['hold-unknown'],
});

/** Moves the end of held seats on, of all or of none; afterwards they end together. */
export const extendSeats = endpoint({
  name: 'extend-seats',
  method: 'post',
  path: '/tms/inventory/extend-seats',
  caller: 'anyone',
  body: z.codec(
    z.object({ allocationIds: z.array(holdId).check(z.minLength(1), z.maxLength(mostSeats)) }),
    z.object({ holdIds: z.array(z.string()) }),
    {
      decode: ({ allocationIds }) => ({ holdIds: allocationIds }),
      encode: ({ holdIds }) => ({ allocationIds: holdIds }),
    },
  ),
  /** How many more times it may be asked is `left`. */
  granted: z.object({ now: z.int(), deadline: z.int(), left: z.int() }),
  refusals: ['selection-time-expired', 'hold-not-extended'],
});

/** A place that was chosen, or is only thought of, and what it costs. */
export type PricedSeat = {
  readonly coachId: number;
  readonly seat: string;
  readonly cabinClass: CabinClass;
  readonly tariffId: number;
  readonly amount: number;
};

const wirePriced = z.object({
  trainCarId: z.int(),
  seatNumber: z.string(),
  cabinClassId: z.int(),
  bookingClassId: z.int(),
  passengerTypeId: z.int(),
  priceAmount: money,
  priceCurrency: z.literal('TRY'),
});

const pricedSeat = z.codec(wirePriced, z.custom<PricedSeat>(), {
  decode: (wire) => ({
    coachId: wire.trainCarId,
    seat: wire.seatNumber,
    cabinClass: cabinClassOfId(wire.cabinClassId) ?? 'Y1',
    tariffId: wire.passengerTypeId,
    amount: wire.priceAmount,
  }),
  encode: ({ coachId, seat, cabinClass, tariffId, amount }) => ({
    trainCarId: coachId,
    seatNumber: seat,
    cabinClassId: cabinClassOnWire[cabinClass].id,
    bookingClassId: cabinClassOnWire[cabinClass].booking.id,
    passengerTypeId: tariffId,
    priceAmount: amount,
    priceCurrency: 'TRY' as const,
  }),
});

const prices = z.object({ seatPrices: z.array(pricedSeat), totalPrice: money, currency: z.literal('TRY') });

const thought = z.object({
  seatSelections: z.array(seatWish).check(z.minLength(1), z.maxLength(mostSeats)),
});

/** What places cost that are not held: nothing is said of whether they can be had. */
export const simulateSeatPrices = endpoint({
  name: 'simulate-seat-prices',
  method: 'post',
  path: '/tms/inventory/check-seat-selection-prices-simulation',
  caller: 'anyone',
  body: thought,
  granted: prices,
  refusals: ['seat-unknown', 'tariff-unknown', 'price-unknown'],
});

/** What held places cost; refused when one is no longer held. */
export const checkSeatPrices = endpoint({
  name: 'check-seat-prices',
  method: 'post',
  path: '/tms/inventory/check-seat-selection-prices',
  caller: 'anyone',
  body: z.object({
    seatSelections: z
      .array(
        z.object({ allocationId: holdId, passengerTypeId: maybe(smallId), fareFamilyId: maybe(smallId) }),
      )
      .check(z.minLength(1), z.maxLength(mostSeats)),
  }),
  granted: prices,
  refusals: ['selection-time-expired', 'tariff-unknown', 'price-unknown'],
});

/** The taken seats of one coach over a stretch. */
export type CoachTaken = {
  readonly coachId: number;
  readonly index: number;
  readonly free: number;
  readonly taken: readonly TakenSeat[];
};

const wireCoachTaken = z.object({
  trainCarId: z.int(),
  trainCarIndex: z.int(),
  availableSeatCount: z.int(),
  allocationSeats: z.array(takenSeat),
});

const coachTaken = z.codec(wireCoachTaken, z.custom<CoachTaken>(), {
  decode: (wire) => ({
    coachId: wire.trainCarId,
    index: wire.trainCarIndex,
    free: wire.availableSeatCount,
    taken: wire.allocationSeats,
  }),
  encode: ({ coachId, index, free, taken }) => ({
    trainCarId: coachId,
    trainCarIndex: index,
    availableSeatCount: free,
    allocationSeats: [...taken],
  }),
});

/** Who sits where on a run, without how its coaches are built. */
export const findSeatAllocations = endpoint({
  name: 'find-seat-allocations',
  method: 'post',
  path: '/tms/inventory/find-seat-map-allocations',
  caller: 'anyone',
  body: z.object({
    fromStationId: id,
    toStationId: id,
    trainId: id,
    trainCarId: maybe(id),
    party: maybe(party),
  }),
  granted: z.object({ seatMapAllocations: z.array(coachTaken) }),
  refusals: ['train-unknown'],
});
