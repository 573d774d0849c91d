import type { Kysely } from 'kysely';
import { minute } from '#domain/values/durations.ts';
import { type Repeating, startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { letRentalGo } from './let-rental-go.ts';
import { lockedRental } from './rental-rows.ts';

type Deps = Pick<AppContext, 'clock' | 'db' | 'log' | 'rentalSupplier'>;

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
const letGoIfLapsed = (number: string, { clock, db, rentalSupplier }: Deps): Promise<void> =>
  inTransaction(db, async (within) => {
    await lockedRental(within, number);
    const lapsed = await lapsedRentals(within, clock.now()).where('number', '=', number).executeTakeFirst();
    if (lapsed !== undefined) await letRentalGo(within, number, { rentalSupplier });
  });

/** A company that broke at a car is asked for it again after this. */
const pause = minute;

/**
 * Cars of orders that ran out unpaid are free again, and their company forgets the drivers. One that could not be let go
 * rests until the instant that is noted.
 */
export const letLapsedRentalsGo = async (
  deps: Deps,
  resting: Map<string, number> = new Map(),
): Promise<void> => {
  const now = deps.clock.now();
  for (const { number } of await lapsedRentals(deps.db, now).orderBy('deadline').execute()) {
    if ((resting.get(number) ?? 0) > now) continue;
    resting.delete(number);
    await letGoIfLapsed(number, deps).catch((reason: unknown) => {
      resting.set(number, now + pause);
      deps.log.error('rental-not-let-go', reason);
    });
  }
};

const everyMilliseconds = 1_000;

/** Looks once a second, until stopped. */
export const startLettingRentalsGo = (deps: Deps, resting: Map<string, number>): Repeating =>
  startRepeating(
    () => letLapsedRentalsGo(deps, resting),
    everyMilliseconds,
    (reason) => deps.log.error('rentals-not-let-go', reason),
  );
