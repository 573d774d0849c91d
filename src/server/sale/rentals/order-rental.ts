import type * as z from 'zod/mini';
import { orderRental as call } from '#contract/rentals/rental.ts';
import { paymentTime } from '#domain/booking/reservation-option.ts';
import { normalizeRentalDriver } from '#domain/rental/normalize-rental-driver.ts';
import { openRentalContracts } from '#domain/rental/rental-contracts.ts';
import { askedOfDriver } from '#domain/rental/rental-driver.ts';
import { problemsOfRentalDriver, type RentalDriverProblem } from '#domain/rental/rental-driver-problems.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { browserSecretFor } from '#server/people/access/booking-cookie.ts';
import { keepBrowserKeys } from '#server/people/access/booking-keys.ts';
import { wideNet } from '#server/people/access/counted-for.ts';
import { actingKeeperOf } from '#server/people/access/keeper.ts';
import { keyOwner } from '#server/people/access/key-owner.ts';
import { knownCallerOf } from '#server/people/access/known-caller.ts';
import { inTurn } from '#server/people/access/take-turn.ts';
import { withName } from '#server/people/access/with-name.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { askerOf } from '#server/sale/holds/asker.ts';
import { searchOf } from './kept-search.ts';
import { isAnotherBeingPaid } from './let-rental-go.ts';
import { type Ordering, saveRental } from './save-rental.ts';

const turns = { name: 'rental-order', most: 60, within: hour, browsers: wideNet, wrong: ['cars-unpaid'] };

type Wanted = z.output<typeof call.body>;

type DriverRefusal = 'driver-too-young' | 'licence-too-new' | 'rental-driver-incomplete';

const refusalOfDriver = (problems: readonly RentalDriverProblem[]): DriverRefusal | null => {
  const [first] = problems;
  if (first === undefined) return null;
  const { problem } = first;
  if (problems.length > 1) return 'rental-driver-incomplete';
  return problem === 'driver-too-young' || problem === 'licence-too-new'
    ? problem
    : 'rental-driver-incomplete';
};

type PlanRefusal =
  | DriverRefusal
  | 'amount-differs'
  | 'car-unknown'
  | 'rental-contracts-needed'
  | 'rental-search-over';

type Planned = Pick<Ordering, 'driver' | 'offer' | 'search'>;

const plannedOf = async (
  wanted: Wanted,
  { db, clock }: AppContext,
): Promise<Answer<Planned, PlanRefusal>> => {
  const now = clock.now();
  const search = await searchOf(db, wanted.carRentalSearchId, now);
  if (search === null) return refused('rental-search-over');
  const offer = search.offers.find(({ id }) => id === wanted.carId);
  if (offer === undefined) return refused('car-unknown');
  const driver = askedOfDriver(normalizeRentalDriver(wanted.driver));
  const rented = { ...offer, pickUpAt: search.wish.pickUpAt };
  const refusal = refusalOfDriver(problemsOfRentalDriver(driver, rented, travelDayOf(dayNumberAt(now))));
  if (refusal !== null) return refused(refusal);
  if (openRentalContracts(wanted.contracts).length > 0) return refused('rental-contracts-needed');
  return offer.total === wanted.amountDue ? granted({ driver, offer, search }) : refused('amount-differs');
};

const describe = async (number: string, { db }: AppContext) => {
  const { amount, deadline } = await db
    .selectFrom('rental_order')
    .select(['amount', 'deadline'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return { reservationNumber: number, amountDue: amount, currency: 'TRY' as const, payBy: deadline };
};

/** Once, however often it is asked for with one key; the browser that asks may act on the rental. */
const order = async (asked: OperationRequest<Wanted>, app: AppContext) => {
  const { body, session, cookies, headers, language } = asked;
  const { db, clock } = app;
  const userId = session?.userId ?? null;
  const named = { name: call.name, key: keyIn(headers, body.idempotencyKey) };
  const once = { ...named, owner: await keyOwner(db, named, asked), body };
  const result = await answerOnce(app, once, clock.now(), async (keep) => {
    const planned = await plannedOf(body, app);
    if (!planned.ok) return planned;
    if (await isAnotherBeingPaid(body.carRentalSearchId, app)) return refused('payment-underway');
    const asker = askerOf(knownCallerOf(asked, app.issued), false);
    return saveRental({ ...planned.value, userId, language, asker }, app, keep);
  });
  if (!result.ok) {
    const { refusal } = result;
    return refusal === 'too-many-tries'
      ? withName({ ...result, refusal, retryAt: clock.now() + paymentTime }, asked, app.issued)
      : result;
  }
  const browser = browserSecretFor(cookies);
  const asking = { secrets: [browser.secret, actingKeeperOf(asked)], locator: result.value, session };
  await keepBrowserKeys(db, asking, clock.now());
  return { ...granted(await describe(result.value, app)), cookies: browser.cookies };
};

export const orderRental = operation(call, (asked, app) =>
  inTurn(asked, turns, app, () => order(asked, app)),
);
