import type { Kysely } from 'kysely';
import type { House } from '#server/house.ts';
import { type Repeating, startRepeating } from '#server/repeating.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { letRentalGo } from './let-rental-go.ts';
import { lockedRental } from './rental-rows.ts';

type Ground = Pick<House, 'clock' | 'db' | 'log' | 'rentalSupplier'>;

/** Orders nobody can pay for any more. One whose payment is in motion is left to that. */
const lapsedRentals = (db: Kysely<Tables>, now: number) =>
  db
    .selectFrom('rental_order')
    .select('number')
    .where('status', '=', 'open')
    .where('deadline', '<=', now)
    .where((order) =>
      order.not(
        order.exists(
          order
            .selectFrom('settlement')
            .select('id')
            .where('purpose', '=', 'rental')
            .whereRef('subject', '=', 'rental_order.number')
            .where('at_rest', '=', false),
        ),
      ),
    );

/** What was found is asked again once its row is locked: a payment or another process may have been quicker. */
const letGoIfLapsed = (number: string, { clock, db, rentalSupplier }: Ground): Promise<void> =>
  inTransaction(db, async (within) => {
    await lockedRental(within, number);
    const lapsed = await lapsedRentals(within, clock.now()).where('number', '=', number).executeTakeFirst();
    if (lapsed !== undefined) await letRentalGo(within, number, { rentalSupplier });
  });

/** Cars of orders that ran out unpaid are free again, and their company forgets the drivers. */
export const letLapsedRentalsGo = async (ground: Ground): Promise<void> => {
  const tell = (reason: unknown) => ground.log.broke('rental-not-let-go', reason);
  for (const { number } of await lapsedRentals(ground.db, ground.clock.now()).orderBy('deadline').execute()) {
    await letGoIfLapsed(number, ground).catch(tell);
  }
};

const everyMilliseconds = 1_000;

/** Looks once a second, until stopped. */
export const startLettingRentalsGo = (ground: Ground): Repeating =>
  startRepeating(
    () => letLapsedRentalsGo(ground),
    everyMilliseconds,
    (reason) => ground.log.broke('rentals-not-let-go', reason),
  );
