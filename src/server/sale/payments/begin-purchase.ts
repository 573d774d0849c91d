import { type Answer, refused } from '#domain/values/answer.ts';
import { giveBackLookup, spendLookup } from '#server/people/access/lookup-budgets.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Beginning, PaymentState } from '#server/sale/settlement/payments.ts';
import { beginRefusals } from './begin-refusals.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

type PurchaseRefusal = (typeof beginRefusals)[keyof typeof beginRefusals] | 'too-many-tries';

/**
 * Begins a payment, or goes on with it when it is said again. Whoever pays for what is not theirs knows what it costs: a
 * purchase that is not there and a wrong amount are one guess and one answer.
 */
export const beginPurchase = async (
  beginning: Omit<Beginning, 'by'>,
  caller: Pick<OperationRequest<unknown>, 'session' | 'cookies' | 'callerAddress'>,
  app: Pick<AppContext, 'db' | 'clock' | 'payments'>,
): Promise<Answer<PaymentState, PurchaseRefusal>> => {
  const { db, clock, payments } = app;
  const isOwn = await isOwnPurchase(beginning, caller, app);
  const looking = { callerAddress: caller.callerAddress, locator: beginning.subject };
  if (!isOwn && (await spendLookup(db, looking, clock.now())) !== null) return refused('too-many-tries');
  const begun = await payments.begin({ ...beginning, by: isOwn ? 'owner' : 'anyone' });
  if (!isOwn) {
    if (!begun.ok && begun.refusal !== 'being-paid') return refused('nothing-due');
    await giveBackLookup(db, looking);
  }
  return begun.ok ? begun : refused(beginRefusals[begun.refusal]);
};
