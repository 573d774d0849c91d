import { type Answer, refused } from '#domain/values/answer.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { spendLookup } from '#server/people/access/lookup-budgets.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Beginning, PaymentState } from '#server/sale/settlement/payments.ts';
import { beginRefusals } from './begin-refusals.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

type PurchaseRefusal = (typeof beginRefusals)[keyof typeof beginRefusals] | 'too-many-tries';

/**
 * Begins a payment, or goes on with it when it is said again. Whoever pays for what is not theirs knows what it costs: a
 * purchase that is not there and a wrong amount are one guess and one answer. The right amount is none, however much
 * others have guessed: nobody is kept from paying.
 */
export const beginPurchase = async (
  beginning: Omit<Beginning, 'by'>,
  caller: Caller,
  app: Pick<AppContext, 'db' | 'clock' | 'issued' | 'payments'>,
): Promise<Answer<PaymentState, PurchaseRefusal>> => {
  const isOwn = await isOwnPurchase(beginning, caller, app);
  const begun = await app.payments.begin({ ...beginning, by: isOwn ? 'owner' : 'anyone' });
  if (begun.ok) return begun;
  if (isOwn || begun.refusal === 'being-paid') return refused(beginRefusals[begun.refusal]);
  const over = await spendLookup({ caller, locator: beginning.subject }, app);
  return over === null ? refused('nothing-due') : { ...over, refusal: 'too-many-tries' };
};
