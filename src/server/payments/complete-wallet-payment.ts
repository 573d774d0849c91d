import { completeWalletPayment as call } from '#contract/wallet.ts';
import { granted, refused } from '#domain/answer.ts';
import { kurusOfLira } from '#domain/kurus.ts';
import { operation } from '#server/http/operation.ts';
import { paymentKeyOf } from '#server/settlement/payment-key.ts';
import type { Payments, Standing } from '#server/settlement/payments.ts';
import { beginRefusals } from './begin-refusals.ts';
import { isOwnPurchase } from './is-own-purchase.ts';
import { refusalOfPayment } from './refusal-of-payment.ts';
import { walletOwner } from './wallet-owner.ts';

const settled = async (begun: Standing, payments: Payments) => {
  const standing = (await payments.proceed(begun.payment)) ?? begun;
  if (standing.stands !== 'ticketed') return refusalOfPayment(standing);
  const { payment, locator, bankReference } = standing;
  return granted({ payment, locator, bankReference });
};

/**
 * The code is proved first; then the payment is opened with the proved card and settled at once. A code proves once: a
 * member's try that is said again is answered from the payment it began.
 */
export const completeWalletPayment = operation(call, async (asked, house) => {
  const { body, session, language } = asked;
  if (session === null) return refused('sign-in-needed');
  const { wallet, payments } = house;
  const purchase = { purpose: body.purpose ?? 'sale', subject: body.locator };
  const attempt = `wallet-${session.userId}-${body.attempt}`;
  const amount = kurusOfLira(body.amount);
  const before = await payments.findByKey(paymentKeyOf({ ...purchase, attempt }));
  if (before !== null) {
    return before.amount === amount ? settled(before, payments) : refused('key-used-otherwise');
  }
  const owner = await walletOwner(session, language, house);
  const proved = await wallet.verify(owner, body.verification, body.code);
  if (!proved.ok) return proved;
  const begun = await payments.begin({
    ...purchase,
    attempt,
    amount,
    means: { kind: 'wallet', token: proved.value.token },
    by: (await isOwnPurchase(purchase, asked, house)) ? 'owner' : 'anyone',
  });
  return begun.ok ? settled(begun.value, payments) : refused(beginRefusals[begun.refusal]);
});
