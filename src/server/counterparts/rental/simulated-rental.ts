import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod/mini';
import { rentalDriver } from '#contract/rentals/rental-wire.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import { type RentalWish, rentalDaysOf } from '#domain/rental/rental-wish.ts';
import { granted, refused } from '#domain/values/answer.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Gate } from '#server/platform/gate.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type FleetCar, fleet } from './fleet.ts';
import { rentalOffices, testOffices } from './offices.ts';
import type { CarHold, RentalSupplier, SupplierReply } from './rental-supplier.ts';
import { isTestCar } from './test-cars.ts';

type Deps = { readonly db: Kysely<Tables>; readonly clock: Clock; readonly gate: Gate };
type Row = Tables['supplier_rental'];
type Stay = Pick<RentalWish, 'dropOffAt' | 'pickUpAt'>;

const slowFor = 3_000;

/** What is told of a car: where it stands and how many of it there are is the supplier's own. */
const offerOf = (car: FleetCar, wish: RentalWish): RentalOffer => {
  const days = rentalDaysOf(wish);
  return {
    id: car.id,
    supplier: car.supplier,
    model: car.model,
    category: car.category,
    gear: car.gear,
    fuel: car.fuel,
    seats: car.seats,
    days,
    dailyFee: car.dailyFee,
    total: days * car.dailyFee,
    deposit: car.deposit,
    kilometreLimit: days * car.dailyKilometres,
    minimumAge: car.minimumAge,
    youngDriverAge: car.youngDriverAge,
    licenceYears: car.licenceYears,
  };
};

/** How many of each car are away for a part of a stay. */
const awayDuring = async (
  db: Kysely<Tables>,
  cars: readonly string[],
  { pickUpAt, dropOffAt }: Stay,
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('supplier_rental')
    .select(['car', (of) => of.fn.countAll<number>().as('away')])
    .where('car', 'in', cars)
    .where('pick_up_at', '<', dropOffAt)
    .where('drop_off_at', '>', pickUpAt)
    .where((where) =>
      where.or([
        where('state', '=', 'confirmed'),
        where.and([where('state', '=', 'held'), where('hold_until', '>', now)]),
      ]),
    )
    .groupBy('car')
    .execute();
  return new Map(rows.map(({ car, away }) => [car, away]));
};

const isFree = async (within: Transaction<Tables>, car: FleetCar, stay: Stay, now: number) =>
  ((await awayDuring(within, [car.id], stay, now)).get(car.id) ?? 0) < car.units;

/** One car is given to one at a time. */
const lockCar = async (within: Transaction<Tables>, id: string): Promise<void> => {
  await within
    .insertInto('supplier_car')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await within.selectFrom('supplier_car').select('id').where('id', '=', id).forUpdate().execute();
};

const rentalUnder = (within: Transaction<Tables>, key: string): Promise<Row | undefined> =>
  within.selectFrom('supplier_rental').selectAll().where('key', '=', key).forUpdate().executeTakeFirst();

const mark = async (within: Transaction<Tables>, key: string, state: Row['state']): Promise<void> => {
  await within.updateTable('supplier_rental').set({ state }).where('key', '=', key).execute();
};

/** Whoever fetches the car shows these papers, and the invoice is written by them. */
const keepDriver = async (within: Transaction<Tables>, { key, driver, forgetAt }: CarHold): Promise<void> => {
  const driverDocument = JSON.stringify(z.encode(rentalDriver, { ...driver }));
  await within
    .insertInto('supplier_driver')
    .values({ key, driver: driverDocument, forget_at: forgetAt })
    .execute();
};

/** A car that is given back has no driver any more. */
const letGo = async (within: Transaction<Tables>, key: string): Promise<void> => {
  await mark(within, key, 'cancelled');
  await within.deleteFrom('supplier_driver').where('key', '=', key).execute();
};

const holdCar = async (within: Transaction<Tables>, hold: CarHold, now: number) => {
  const { key, wish, offer, until } = hold;
  const car = fleet.find(({ id }) => id === offer.id);
  if (car === undefined || isTestCar(car.id, 'test-taken')) return refused('car-taken');
  if (isTestCar(car.id, 'test-price') || car.dailyFee !== offer.dailyFee) return refused('car-price-changed');
  await lockCar(within, car.id);
  if ((await rentalUnder(within, key)) !== undefined) return granted(null);
  if (!(await isFree(within, car, wish, now))) return refused('car-taken');
  const { pickUpAt, dropOffAt } = wish;
  const stay = { pick_up_at: pickUpAt, drop_off_at: dropOffAt };
  await within
    .insertInto('supplier_rental')
    .values({ key, car: car.id, ...stay, hold_until: until, state: 'held' })
    .execute();
  await keepDriver(within, hold);
  return granted(null);
};

const confirmCar = async (within: Transaction<Tables>, key: string, now: number) => {
  const row = await rentalUnder(within, key);
  const car = fleet.find(({ id }) => id === row?.car);
  if (row?.state === 'confirmed') return granted(null);
  if (row?.state !== 'held' || car === undefined || isTestCar(car.id, 'test-lost')) {
    return refused('car-taken');
  }
  await lockCar(within, car.id);
  const stay = { pickUpAt: row.pick_up_at, dropOffAt: row.drop_off_at };
  if (row.hold_until <= now && !(await isFree(within, car, stay, now))) return refused('car-taken');
  await mark(within, key, 'confirmed');
  return granted(null);
};

const cancelCar = async (within: Transaction<Tables>, key: string) => {
  const row = await rentalUnder(within, key);
  if (row === undefined || isTestCar(row.car, 'test-stays')) return refused('rental-not-cancelled');
  await letGo(within, key);
  return granted(null);
};

/** The suppliers of the reference world, with books of their own in the same store. Asked over the world's gate, so that they can be away. */
export const simulatedRental = ({ db, clock, gate }: Deps): RentalSupplier => {
  const isSilent = async (): Promise<boolean> => (await gate('car-rental')).kind !== 'pass';
  /**
   * The gate is asked outside of the shop's transaction: whoever waits there keeps no connection. An action whose answer is
   * lost stays done, whatever the shop takes back.
   */
  const action = async <Refused extends string>(
    done: SupplierReply<Refused>,
  ): Promise<SupplierReply<Refused | 'rental-unreachable'>> => {
    const { kind } = await gate('car-rental');
    if (kind === 'pass') return done;
    if (kind === 'lose') await inTransaction(db, done);
    return () => Promise.resolve(refused('rental-unreachable'));
  };
  const offers: RentalSupplier['offers'] = async (wish) => {
    const { pickUpOffice } = wish;
    if (pickUpOffice === testOffices.slow) await pause(slowFor);
    if (pickUpOffice === testOffices.silent || (await isSilent())) return refused('rental-unreachable');
    const cars = fleet.filter(({ office }) => office === pickUpOffice);
    if (cars.length === 0) return granted([]);
    const ids = cars.map(({ id }) => id);
    const away = await awayDuring(db, ids, wish, clock.now());
    const free = cars.filter(({ id, units }) => (away.get(id) ?? 0) < units);
    return granted(free.map((car) => offerOf(car, wish)));
  };
  return {
    offices: async () => ((await isSilent()) ? refused('rental-unreachable') : granted(rentalOffices)),
    offers,
    hold: (hold) => action((within) => holdCar(within, hold, clock.now())),
    confirm: (key) => action((within) => confirmCar(within, key, clock.now())),
    release: letGo,
    cancel: (key) => action((within) => cancelCar(within, key)),
  };
};
