import type { Occupant } from '#domain/fare/occupant.ts';
import { dayNumberAt } from '#domain/time/travel-day.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import { liraOf } from '#domain/values/kurus.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import { newSecret } from '#server/platform/secret.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import { stopInstant } from '#server/sale/bookings/planned-leg.ts';
import type { HeldPlace } from '#server/sale/holds/seats.ts';
import type { TestShop } from '../open-test-shop.ts';

/** One coach of one run, from end to end. */
export type Ride = {
  readonly runId: number;
  readonly coach: number;
  readonly train: Train;
  readonly from: number;
  readonly to: number;
  readonly lastStop: number;
  readonly departure: number;
  readonly arrival: number;
  /** Seats of its class, by bench or compartment. */
  readonly units: readonly (readonly string[])[];
};

type RideOf = {
  /** Of how many milliseconds before departure it is now. */
  readonly suits?: (before: number) => boolean;
  readonly cabinClass?: CabinClass;
  readonly daysAhead?: number;
  readonly nth?: number;
};

type Place = { readonly number: string; readonly unit: number; readonly cabinClass: CabinClass };

const seen = new WeakMap<readonly Place[], Map<CabinClass, Ride['units']>>();

const unitsAmong = (places: readonly Place[]): Ride['units'] =>
  [...new Set(places.map(({ unit }) => unit))].map((unit) =>
    places.filter((place) => place.unit === unit).map(({ number }) => number),
  );

/** Many coaches stand on one template: its places are looked through once. */
const unitsOf = (all: readonly Place[], cabinClass: CabinClass): Ride['units'] => {
  const known = seen.get(all) ?? new Map<CabinClass, Ride['units']>();
  const units = known.get(cabinClass) ?? unitsAmong(all.filter((place) => place.cabinClass === cabinClass));
  seen.set(all, known.set(cabinClass, units));
  return units;
};

/** The coaches of the day's runs that sell places of a class, from end to end, one after the other. */
function* ridesIn(
  { open }: TestShop,
  { cabinClass = 'Y1', daysAhead = 5, suits = () => true }: RideOf,
): Generator<Ride> {
  const { railway, clock } = open.app;
  const network = railway.network();
  const day = dayNumberAt(clock.now()) + daysAhead;
  const least = cabinClass === 'DSB' ? 1 : 4;
  for (const train of network.trains) {
    if (train === undefined || !runsOn(train.calendar, day)) continue;
    const lastStop = train.stops.length - 1;
    const [first, last] = [train.stops[0], train.stops[lastStop]];
    if (first === undefined || last === undefined) continue;
    const [from, to] = [first.station, last.station];
    if (network.fareOf(train, from, to, cabinClass) === null) continue;
    const runId = runIdOf(train.index, day);
    const departure = stopInstant(runId, first.departure);
    const arrival = stopInstant(runId, last.arrival);
    if (!suits(departure - clock.now())) continue;
    for (const { index, template } of train.coaches) {
      const units = unitsOf(network.templates.get(template)?.places ?? [], cabinClass);
      if (units.flat().length < least) continue;
      yield { runId, coach: index, train, from, to, lastStop, departure, arrival, units };
    }
  }
}

export const ridesOf = (shop: TestShop, of: RideOf = {}): readonly Ride[] => [...ridesIn(shop, of)];

/** A run of a train of the network that sells places of a class. */
export const rideOf = (shop: TestShop, of: RideOf = {}): Ride => {
  let left = of.nth ?? 0;
  for (const ride of ridesIn(shop, of)) {
    if (left === 0) return ride;
    left -= 1;
  }
  throw new Error(`No such run sells ${of.cabinClass ?? 'Y1'}.`);
};

type HoldOf = { readonly gender?: Gender; readonly occupant?: Occupant; readonly party?: string };

export const holdSeat = async (
  { open }: TestShop,
  ride: Ride,
  seat: string,
  { gender = 'F', occupant = 'passenger', party = newSecret() }: HoldOf = {},
): Promise<HeldPlace> => {
  const { runId, coach, lastStop } = ride;
  const held = await open.app.seats.hold({
    runId,
    coach,
    seat,
    fromStop: 0,
    toStop: lastStop,
    gender,
    occupant,
    party,
  });
  if (!held.ok) throw new Error(`${seat} was not held: ${held.refusal}.`);
  return held.value;
};

const benchesOf = new WeakMap<TestShop, number>();

/** A bench of the shop nobody has touched. */
export const newBench = (
  shop: TestShop,
  of: RideOf = {},
): { readonly ride: Ride; readonly seats: readonly string[] } => {
  const benches = benchesOf.get(shop) ?? 0;
  const first = rideOf(shop, of);
  const perCoach = first.units.filter((unit) => unit.length === 2).length;
  const ride = rideOf(shop, { ...of, nth: Math.floor(benches / Math.max(1, perCoach)) });
  const pairs = ride.units.filter((unit) => unit.length === 2);
  const seats = pairs[benches % Math.max(1, perCoach)];
  benchesOf.set(shop, benches + 1);
  if (seats === undefined) throw new Error('No bench is left.');
  return { ride, seats };
};

/** A place as create-pnr names it. */
export const placeOf = (
  ride: Pick<Ride, 'runId' | 'coach' | 'from' | 'to'>,
  { holdId, seat }: Pick<HeldPlace, 'holdId' | 'seat'>,
) => ({
  allocationId: holdId,
  trainCarId: coachIdOf(ride.runId, ride.coach),
  seatNumber: seat,
  fromStationId: ride.from,
  toStationId: ride.to,
  lockForDate: 1_777_933_680_000,
  selectedBookingClassId: 1,
  selectedFareFamilyId: 1,
  selectedCabinClassId: 2,
});

type PlaceOf = ReturnType<typeof placeOf>;

/** Ayşe Yılmaz, as a whole passenger of create-pnr; `more` replaces what a test is about. */
export const passengerOf = (places: readonly PlaceOf[], more: Readonly<Record<string, unknown>> = {}) => ({
  name: 'Ayşe',
  lastName: 'Yılmaz',
  birthDate: '1990-05-03',
  gender: 'F',
  typeId: 0,
  contact: true,
  phoneCountryCode: '90',
  phoneAreaCode: '532',
  phoneNumber: '1234567',
  email: 'ayse.yolcu@example.com',
  countryId: 1,
  identityNumber: '10000000146',
  loyaltyNumber: '',
  gdpr: false,
  passengerMultiLegSeatSelections: places.length === 0 ? [] : [places],
  ...more,
});

export const bodyOf = (passengers: readonly unknown[], more: Readonly<Record<string, unknown>> = {}) => ({
  lang: 'TR',
  preReservation: false,
  passengers,
  ...more,
});

/** A whole body for one passenger in one newly held seat. */
export const bodyForOne = async (
  shop: TestShop,
  of: RideOf & { readonly passenger?: Readonly<Record<string, unknown>> } = {},
) => {
  const { ride, seats } = newBench(shop, of);
  const held = await holdSeat(shop, ride, seats[0] ?? '');
  const place = placeOf(ride, held);
  return { ride, held, place, body: bodyOf([passengerOf([place], of.passenger)]) };
};

/** What a full-fare place of this ride costs, in lira. */
export const fullFare = (
  { open }: TestShop,
  { train, from, to }: Ride,
  cabinClass: CabinClass = 'Y1',
): number => liraOf(open.app.railway.network().fareOf(train, from, to, cabinClass)?.amount ?? 0);
