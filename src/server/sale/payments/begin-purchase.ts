import { type Answer, refused } from '#domain/values/answer.ts';
import { spendLookup } from '#server/people/access/lookup-budgets.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
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
  caller: Pick<OperationRequest<unknown>, 'session' | 'cookies' | 'callerAddress'>,
  app: Pick<AppContext, 'db' | 'clock' | 'payments'>,
): Promise<Answer<PaymentState, PurchaseRefusal>> => {
  const { db, clock, payments } = app;
  const isOwn = await isOwnPurchase(beginning, caller, app);
  const begun = await payments.begin({ ...beginning, by: isOwn ? 'owner' : 'anyone' });
  if (begun.ok) return begun;
  if (isOwn || begun.refusal === 'being-paid') return refused(beginRefusals[begun.refusal]);
  const looking = { callerAddress: caller.callerAddress, locator: beginning.subject };
  const isTooMany = (await spendLookup(db, looking, clock.now())) !== null;
  return refused(isTooMany ? 'too-many-tries' : 'nothing-due');
};
