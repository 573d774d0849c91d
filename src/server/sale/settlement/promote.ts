import { promotionCodeOf } from '#domain/fare/promotion.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { promotionOn } from './owed.ts';
import type { Price, Purchase } from './payments.ts';
import type { SettlementDeps } from './take-step.ts';

/** Puts a code on a purchase in place of any other, or takes it away, and says what is then to pay. */
export const promote = (
  purchase: Purchase,
  entered: string | null,
  { db, clock, deskFor }: SettlementDeps,
): Promise<Answer<Price, 'nothing-due' | 'promo-unknown'>> =>
  inTransaction(db, async (within) => {
    const now = clock.now();
    const { purpose, subject } = purchase;
    const due = await deskFor(purpose).due(within, subject, now);
    if (due === null) return refused('nothing-due');
    const code = entered === null ? null : promotionCodeOf(entered);
    const known = await within
      .selectFrom('promotion')
      .select('code')
      .where('code', '=', code ?? '')
      .where('ends_at', '>', now)
      .executeTakeFirst();
    if (code !== null && known === undefined) return refused('promo-unknown');
    await within
      .deleteFrom('promotion_use')
      .where('purpose', '=', purpose)
      .where('subject', '=', subject)
      .execute();
    if (code !== null) {
      await within
        .insertInto('promotion_use')
        .values({ purpose, subject, code })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet({ code }))
        .execute();
    }
    const promotion = await promotionOn(within, purchase, due.amount, now);
    const discount = promotion?.discount ?? 0;
    return granted({ code, price: due.amount, discount, toPay: due.amount - discount });
  });
