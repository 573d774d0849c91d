import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { rentalDriver, rentalOffer, rentalOffice, rentalWish } from '#contract/rental-wire.ts';
import { type Answer, granted } from '#domain/answer.ts';
import type { Language } from '#domain/language.ts';
import type { RentalOffer } from '#domain/rental-car.ts';
import type { RentalDriver } from '#domain/rental-driver.ts';
import { rentalNumberBegins } from '#domain/rental-number.ts';
import { paymentTime } from '#domain/reservation-option.ts';
import { surnameKeyOf } from '#domain/surname-key.ts';
import { newLocator } from '#server/bookings/new-locator.ts';
import type { House } from '#server/house.ts';
import { answerInTransaction } from '#server/store/answer-in-transaction.ts';
import type { Tables } from '#server/store/tables.ts';
import { ownerStanding } from '#server/users/standing-account.ts';
import type { KeptSearch } from './kept-search.ts';
import { letOthersGo } from './let-rental-go.ts';

const minute = 60_000;
const day = 86_400_000;
/** The car is kept longer than its payment may take: who pays at the last moment has it. */
const heldBeyond = 10 * minute;
/** A driver's papers are needed until the car is back and what came of it is settled. */
const papersAfter = 30 * day;

/** A rental that is to be laid down. */
export type Ordering = {
  readonly userId: number | null;
  readonly language: Language;
  readonly driver: RentalDriver;
  readonly offer: RentalOffer;
  readonly search: KeptSearch;
};

const rowOf = ({ userId, language, driver, offer, search }: Ordering, number: string, now: number) => ({
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
});

/** A number that is taken already is drawn again. */
const insertOrder = async (within: Transaction<Tables>, ordering: Ordering, now: number): Promise<string> => {
  for (;;) {
    const made = await within
      .insertInto('rental_order')
      .values(rowOf(ordering, `${rentalNumberBegins}${newLocator()}`, now))
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning('number')
      .executeTakeFirst();
    if (made !== undefined) return made.number;
  }
};

type LayRefusal = 'car-price-changed' | 'car-taken' | 'rental-unreachable';

/** Lays the order down and has its car kept, or leaves everything as it was. */
export const layRental = (
  ordering: Ordering,
  house: Pick<House, 'clock' | 'db' | 'rentalSupplier'>,
  keep: (within: Transaction<Tables>, number: string) => Promise<void>,
): Promise<Answer<string, LayRefusal>> =>
  answerInTransaction(house.db, async (within): Promise<Answer<string, LayRefusal>> => {
    const now = house.clock.now();
    const { driver, offer, search } = ordering;
    const userId = await ownerStanding(within, ordering.userId);
    await letOthersGo(within, search.id, house);
    const number = await insertOrder(within, { ...ordering, userId }, now);
    const until = now + paymentTime + heldBeyond;
    const forgetAt = search.wish.dropOffAt + papersAfter;
    const wanted = { key: number, wish: search.wish, offer, driver, forgetAt, until };
    const held = await house.rentalSupplier.hold(within, wanted);
    if (!held.ok) return held;
    const papers = JSON.stringify(z.encode(rentalDriver, { ...driver }));
    await within
      .insertInto('rental_driver')
      .values({ number, driver: papers, forget_at: forgetAt })
      .execute();
    await keep(within, number);
    return granted(number);
  });
