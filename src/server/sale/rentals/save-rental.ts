import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { rentalDriver, rentalOffer, rentalOffice, rentalWish } from '#contract/rentals/rental-wire.ts';
import { paymentTime } from '#domain/booking/reservation-option.ts';
import { surnameKeyOf } from '#domain/person/surname-key.ts';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { day, minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { rentalNumberBegins } from '#domain/values/rental-number.ts';
import { activeOwner } from '#server/people/accounts/active-account.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { type CarAsker, whyNoMoreCars } from './cars-shared-out.ts';
import type { KeptSearch } from './kept-search.ts';
import { isAnotherBeingPaid, letOthersGo } from './let-rental-go.ts';

/** The car is kept longer than its payment may take: who pays at the last moment has it. */
const heldBeyond = 10 * minute;
/** A driver's papers are needed until the car is back and what came of it is settled. */
const forgetDriverAfter = 30 * day;

/** A rental that is to be laid down. */
export type Ordering = {
  readonly userId: number | null;
  readonly language: Language;
  readonly driver: RentalDriver;
  readonly offer: RentalOffer;
  readonly search: KeptSearch;
  readonly asker: CarAsker;
};

const rowOf = (
  { userId, language, driver, offer, search, asker }: Ordering,
  number: string,
  now: number,
) => ({
  number,
  status: 'open' as const,
  search: search.id,
  user_id: userId,
  language,
  wish: JSON.stringify(z.encode(rentalWish, { ...search.wish })),
  pick_up: JSON.stringify(z.encode(rentalOffice, search.pickUp)),
  drop_off: JSON.stringify(z.encode(rentalOffice, search.dropOff)),
  offer: JSON.stringify(z.encode(rentalOffer, { ...offer })),
  pick_up_at: search.wish.pickUpAt,
  drop_off_at: search.wish.dropOffAt,
  driver_name: `${driver.firstName} ${driver.lastName}`,
  surname_key: surnameKeyOf(driver.lastName),
  contact_email: driver.email,
  train_pnr: driver.trainPnr,
  amount: offer.total,
  made_at: now,
  deadline: now + paymentTime,
  payment: null,
  told_at: null,
  cancelled_at: null,
  cancel_reason: null,
  refunded: 0,
  asked_from: asker.network,
  asked_by: asker.browser,
});

/** Whether the number was free. */
const isInserted = async (
  within: Transaction<Tables>,
  ordering: Ordering,
  number: string,
  now: number,
): Promise<boolean> => {
  const made = await within
    .insertInto('rental_order')
    .values(rowOf(ordering, number, now))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  return made !== undefined;
};

type OrderRefusal =
  | 'car-price-changed'
  | 'car-taken'
  | 'cars-unpaid'
  | 'payment-underway'
  | 'rental-unreachable'
  | 'too-many-tries';
type Deps = Pick<AppContext, 'clock' | 'db' | 'payments' | 'rentalSupplier'>;
type Keep = (within: Transaction<Tables>, number: string) => Promise<void>;

const saveUnder = async (
  number: string,
  ordering: Ordering,
  app: Deps,
  keep: Keep,
): Promise<Answer<string, OrderRefusal | 'number-taken'>> => {
  const now = app.clock.now();
  const { driver, offer, search } = ordering;
  const until = now + paymentTime + heldBeyond;
  const forgetAt = search.wish.dropOffAt + forgetDriverAfter;
  const wanted = { key: number, wish: search.wish, offer, driver, forgetAt, until };
  const heldAs = await app.rentalSupplier.hold(wanted);
  if (await isAnotherBeingPaid(search.id, app)) return refused('payment-underway');
  return answerInTransaction(app.db, async (within) => {
    const userId = await activeOwner(within, ordering.userId);
    await letOthersGo(within, search.id, app);
    const overdone = await whyNoMoreCars(within, ordering.asker, now);
    if (overdone !== null) return refused(overdone);
    if (!(await isInserted(within, { ...ordering, userId }, number, now))) return refused('number-taken');
    const held = await heldAs(within);
    if (!held.ok) return held;
    const driverDocument = JSON.stringify(z.encode(rentalDriver, { ...driver }));
    await within
      .insertInto('rental_driver')
      .values({ number, driver: driverDocument, forget_at: forgetAt })
      .execute();
    await keep(within, number);
    return granted(number);
  });
};

/**
 * Has a car kept and lays its order down, or leaves everything as it was. The company is asked first and may be slow; a
 * car it keeps for an order that is then not laid down is free when its time is over. A taken number is drawn again.
 */
export const saveRental = async (
  ordering: Ordering,
  app: Deps,
  keep: Keep,
): Promise<Answer<string, OrderRefusal>> => {
  for (;;) {
    const saved = await saveUnder(`${rentalNumberBegins}${newLocator()}`, ordering, app, keep);
    if (saved.ok) return saved;
    if (saved.refusal !== 'number-taken') return refused(saved.refusal);
  }
};
