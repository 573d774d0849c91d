import type { Transaction } from 'kysely';
import { cancelPackage as cancel, quotePackageCancel as quoteCall } from '#contract/tickets/packages.ts';
import {
  type PackageCancelRefusal,
  type PackageRefund,
  refundOfPackage,
} from '#domain/catalogue/package-refund.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { keyIn } from '#server/platform/once/answer-once.ts';
import { answerWithin } from '#server/platform/once/answer-within.ts';
import { answerInTransaction, dryRun } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { ticketedOf } from '#server/sale/settlement/movements.ts';
import { addressOf, cancelledLetter } from './package-letters.ts';

type Row = Tables['package_purchase'];
type Refusal = PackageCancelRefusal | 'document-not-found' | 'package-not-bought-here';

/** Another's package is as unknown as nobody's. */
const lockedOwn = (within: Transaction<Tables>, locator: string, userId: number): Promise<Row | undefined> =>
  within
    .selectFrom('package_purchase')
    .selectAll()
    .where('locator', '=', locator)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

type Cancelling = PackageRefund & { readonly row: Row; readonly payment: string };

const planned = async (
  within: Transaction<Tables>,
  row: Row | undefined,
  now: number,
): Promise<Answer<Cancelling, Refusal>> => {
  if (row === undefined) return refused('document-not-found');
  const { payment, amount, counts, remaining, holds, starts, ends, is_active: isActive } = row;
  const quote = refundOfPackage(
    { amount, counts, remaining, holds, starts, ends, isActive },
    travelDayOf(dayNumberAt(now)),
  );
  if (!quote.ok) return quote;
  if (payment === null) return refused('package-not-bought-here');
  const back = Math.min(quote.value.back, await ticketedOf(within, payment));
  return granted({ row, payment, back, lost: amount - back });
};

const quoteOf = ({ row, back, lost }: Cancelling) => ({
  packagePnr: row.locator,
  refundAmount: back,
  deductionAmount: lost,
  refundPaymentType: back > 0 ? ('CARD' as const) : ('NONE' as const),
  currency: 'TRY' as const,
});

export const quotePackageCancel = operation(quoteCall, async ({ body, session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  return dryRun(db, async (within) => {
    const row = await lockedOwn(within, body.packagePnr, session.userId);
    const plan = await planned(within, row, clock.now());
    return plan.ok ? granted(quoteOf(plan.value)) : plan;
  });
});

const cancelNow = async (
  within: Transaction<Tables>,
  row: Row | undefined,
  agreed: Kurus,
  { payments, clock }: AppContext,
) => {
  const now = clock.now();
  const plan = await planned(within, row, now);
  if (!plan.ok) return plan;
  const { payment, back } = plan.value;
  if (back !== agreed) return refused('amount-differs');
  const { locator } = plan.value.row;
  await payments.refundUpTo(within, { payment, amount: back, key: `cancel-package/${locator}` });
  await within
    .updateTable('package_purchase')
    .set({ is_active: false, cancelled_at: now })
    .where('locator', '=', locator)
    .execute();
  return granted(plan.value);
};

/** Cancels a package for good; what was told is what goes back. */
export const cancelPackage = operation(cancel, async ({ body, headers, session, language }, app) => {
  if (session === null) return refused('sign-in-needed');
  const { userId } = session;
  const { packagePnr: locator, refundAmount: agreed } = body;
  const key = keyIn(headers, body.idempotencyKey);
  const call = { name: 'cancel-package', key, owner: String(userId), body: { locator, agreed } };
  return answerInTransaction(app.db, async (within) => {
    const row = await lockedOwn(within, locator, userId);
    return answerWithin(within, call, cancel.granted, app.clock.now(), async () => {
      const done = await cancelNow(within, row, agreed, app);
      if (!done.ok) return done;
      const { name } = done.value.row;
      const to = await addressOf(within, userId);
      await app.mail.post(cancelledLetter({ to, language, name, locator, amount: done.value.back }), within);
      return granted(quoteOf(done.value));
    });
  });
});
