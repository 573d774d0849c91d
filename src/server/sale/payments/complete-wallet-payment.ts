import { completeWalletPayment as call } from '#contract/payments/wallet.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { kurusOfLira } from '#domain/values/kurus.ts';
import { operation } from '#server/sale/context/operation.ts';
import { paymentKeyOf } from '#server/sale/settlement/payment-key.ts';
import type { PaymentState, Payments } from '#server/sale/settlement/payments.ts';
import { beginPurchase } from './begin-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';
import { giveCodeBack } from './wallet-budget.ts';
import { walletOwner } from './wallet-owner.ts';

/** What is said while another press is still opening the payment at the bank is not heard: it is said once more. */
const settled = async (begun: PaymentState, payments: Payments) => {
  const opened = (await payments.proceed(begun.payment)) ?? begun;
  const proceeded = opened.status === 'paying' ? await payments.proceed(begun.payment) : opened;
  const paymentState = proceeded ?? opened;
  if (paymentState.status !== 'ticketed') return refusalOfPayment(paymentState);
  const { payment, locator, bankReference } = paymentState;
  return granted({ payment, locator, bankReference });
};

/**
 * The code is proved first; then the payment is opened with the proved card and settled at once. A code proves one try: said
 * again, even at the same moment, it is the same payment.
 */
export const completeWalletPayment = operation(call, async (asked, app) => {
  const { body, session } = asked;
  if (session === null) return refused('sign-in-needed');
  const { wallet, payments } = app;
  const purchase = { purpose: body.purpose ?? 'sale', subject: body.locator };
  const attempt = `wallet-${session.userId}-${body.attempt}`;
  const amount = kurusOfLira(body.amount);
  const key = paymentKeyOf({ ...purchase, attempt });
  const before = await payments.findByKey(key);
  if (before !== null) {
    return before.amount === amount ? settled(before, payments) : refused('key-used-otherwise');
  }
  const owner = await walletOwner(session, asked, app);
  const proof = { verification: body.verification, code: body.code, action: key };
  const proved = await wallet.verify(owner, proof);
  if (!proved.ok) return proved;
  if (proved.value.isFirst) await giveCodeBack(owner, app);
  const means = { kind: 'wallet' as const, token: proved.value.token };
  const begun = await beginPurchase({ ...purchase, attempt, amount, means }, asked, app);
  return begun.ok ? settled(begun.value, payments) : begun;
});
