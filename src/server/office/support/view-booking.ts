import type { Kysely } from 'kysely';
import { readBookingForSupport as call } from '#contract/operations/support.ts';
import { movementKinds, paymentMeans } from '#domain/fare/payment-status.ts';
import { type AnsweredStep, type RecordedStep, stepsIn } from '#domain/shop/recorded-step.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { sentenceOf } from '#server/platform/http/wire-answer.ts';
import { known } from '#server/platform/known.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { describeEvents, describeReservation } from '#server/sale/bookings/describe-reservation.ts';
import { type BookingRows, readBooking } from '#server/sale/bookings/read-booking.ts';
import { recordEvent } from '#server/sale/bookings/record-event.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type RentalRow, rentalOf } from '#server/sale/rentals/rental-rows.ts';
import { statusIn } from '#server/sale/settlement/chart-step.ts';
import { purposeOf } from '#server/sale/settlement/payment-state.ts';
import { storedStateOf } from '#server/sale/settlement/settlement-row.ts';
import { trailOf } from '#server/sale/settlement/trail.ts';
import { rentalsOfTrain, seenRental } from './seen-rentals.ts';

/** Nobody reads bookings faster than that; whoever lists them does. */
const viewBudget: Budget = { name: 'support-look', most: 30, within: 15 * minute };

const describeSteps = (language: Language, steps: readonly RecordedStep[]): readonly AnsweredStep[] =>
  steps.map((step) => ({
    ...step,
    message: step.refusal === null ? null : sentenceOf(step.refusal, language),
  }));

const movedBy = async (db: Kysely<Tables>, payments: readonly string[]) =>
  payments.length === 0
    ? []
    : db
        .selectFrom('money_movement')
        .selectAll()
        .where('payment', 'in', payments)
        .orderBy('moved_at')
        .execute();

const paymentsOf = async (db: Kysely<Tables>, subjects: readonly string[], language: Language) => {
  const rows = await db
    .selectFrom('settlement')
    .selectAll()
    .where('locator', 'in', subjects)
    .orderBy('begun_at')
    .execute();
  const movements = await movedBy(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    of: row.locator,
    purpose: purposeOf(row),
    means: known(paymentMeans, row.means),
    amount: row.amount,
    stands: statusIn(storedStateOf(row)),
    begunAt: row.begun_at,
    moved: movements
      .filter(({ payment }) => payment === row.id)
      .map(({ kind, amount, moved_at: at }) => ({ kind: known(movementKinds, kind), amount, at })),
    steps: describeSteps(language, trailOf(row)),
  }));
};

const recordingsOf = async (db: Kysely<Tables>, subjects: readonly string[], language: Language) => {
  const rows = await db
    .selectFrom('flow_recording')
    .selectAll()
    .where('locator', 'in', subjects)
    .orderBy('told_at')
    .execute();
  return rows.map(({ id, locator: of, steps }) => ({
    id,
    of,
    steps: describeSteps(language, stepsIn(JSON.parse(steps))),
  }));
};

type Seen = { readonly rows: BookingRows | null; readonly rentals: readonly RentalRow[] };

const found = async (db: Kysely<Tables>, locator: string): Promise<Seen> => {
  const rows = await readBooking(db, locator);
  if (rows !== null) return { rows, rentals: await rentalsOfTrain(db, rows) };
  const rental = await rentalOf(db, locator);
  return { rows, rentals: rental === null ? [] : [rental] };
};

/**
 * What support sees of a booking with the cars its passengers rent, or of a rental alone: masked as for any stranger, with
 * how payments and pages went. The look is written into the history of each.
 */
export const viewBooking = operation(call, async ({ body, session, language }, app) => {
  const { db, clock, railway } = app;
  const now = clock.now();
  const staff = await staffIn(db, session);
  if (!staff?.roles.includes('support')) return refused('role-lacking');
  const over = await refusalOfTries(db, [{ budget: viewBudget, subject: String(staff.id) }], now);
  if (over !== null) return over;
  const locator = parseLocator(body.locator).slice(0, 40);
  const { rows, rentals } = await found(db, locator);
  const subjects = [locator, ...rentals.map(({ number }) => number).filter((number) => number !== locator)];
  const payments = await paymentsOf(db, subjects, language);
  const recordings = await recordingsOf(db, subjects, language);
  // An order that came to nothing is not kept for long; what was recorded of it is.
  if (rows === null && [...rentals, ...payments, ...recordings].length === 0)
    return refused('locator-unknown');
  for (const subject of subjects) {
    const seen = { locator: subject, action: 'seen-by-support', by: 'staff', userId: staff.id } as const;
    await recordEvent(db, seen, now);
  }
  const read = rows === null ? null : ((await readBooking(db, locator)) ?? rows);
  return granted({
    booking: read && {
      ...describeReservation(read, railway.network(), { mayAct: false, language, now }),
      events: describeEvents(read),
    },
    rentals: await Promise.all(rentals.map((row) => seenRental(db, row, now))),
    payments,
    recordings,
  });
});
