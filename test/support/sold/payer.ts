import { granted } from '#domain/values/answer.ts';
import { movePayment } from '#server/counterparts/bank/bank-payments.ts';
import type { Beginning, PaymentState } from '#server/sale/settlement/payments.ts';
import { findRow } from '#server/sale/settlement/settlement-row.ts';
import type { Till } from './till.ts';

export const amount = 93_000;
export const second = 1_000;
export const minute = 60 * second;

/** Someone who pays at a till, seen from the shop and from the bank. */
export const payerAt = (till: Till) => {
  const owe = (owed = amount) => {
    till.desk.owe({ amount: owed, deadline: till.clock.now() + 10 * minute, locator: 'AB12CD' });
  };

  const asked = async (more: Partial<Beginning> = {}): Promise<Beginning> => ({
    purpose: 'sale',
    subject: crypto.randomUUID(),
    attempt: '1',
    amount,
    means: { kind: 'card', token: await till.tokenOf('credit-card') },
    by: 'owner',
    ...more,
  });

  const begun = async (more: Partial<Beginning> = {}): Promise<PaymentState> => {
    const answer = await till.payments.begin(await asked(more));
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value;
  };

  const keyOf = async ({ payment }: PaymentState) => (await findRow(till.db, payment))?.key ?? '';

  const approve = async (paymentState: PaymentState) =>
    movePayment(till.db, await keyOf(paymentState), 'open', { state: 'approved' });

  return {
    /** Everything as on an ordinary day: the bank answers and what is held is still held. */
    ordinaryDay: () => {
      owe();
      till.desk.answerIssue(granted(null));
      till.desk.breakDown(null);
      till.silenceBank(0);
    },
    owe,
    asked,
    begun,
    keyOf,
    approve,
    paid: async (): Promise<PaymentState> => {
      const paymentState = await begun();
      await approve(paymentState);
      const after = await till.payments.proceed(paymentState.payment);
      if (after === null) throw new Error('The payment is gone.');
      return after;
    },
    atBank: async (paymentState: PaymentState) =>
      till.db
        .selectFrom('bank_payment')
        .select(['state', 'captured', 'returned'])
        .where('key', '=', await keyOf(paymentState))
        .executeTakeFirst(),
    statusOf: async ({ payment }: PaymentState) => (await till.payments.find(payment))?.status,
  };
};
