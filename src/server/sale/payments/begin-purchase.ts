import { type Answer, refused } from '#domain/values/answer.ts';
import { giveBackLookup, spendLookup } from '#server/people/access/lookup-budgets.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import type { Beginning, Standing } from '#server/sale/settlement/payments.ts';
import { beginRefusals } from './begin-refusals.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

type PurchaseRefusal = (typeof beginRefusals)[keyof typeof beginRefusals] | 'too-many-tries';

/**
 * Begins a payment, or goes on with it when it is said again. Whoever pays for what is not theirs knows what it costs: a
 * purchase that is not there and a wrong amount are one guess and one answer.
 */
export const beginPurchase = async (
  beginning: Omit<Beginning, 'by'>,
  caller: Pick<Asked<unknown>, 'session' | 'cookies' | 'callerAddress'>,
  house: Pick<House, 'db' | 'clock' | 'payments'>,
): Promise<Answer<Standing, PurchaseRefusal>> => {
  const { db, clock, payments } = house;
  const isOwn = await isOwnPurchase(beginning, caller, house);
  const looking = { callerAddress: caller.callerAddress, locator: beginning.subject };
  if (!isOwn && (await spendLookup(db, looking, clock.now())) !== null) return refused('too-many-tries');
  const begun = await payments.begin({ ...beginning, by: isOwn ? 'owner' : 'anyone' });
  if (!isOwn) {
    if (!begun.ok && begun.refusal !== 'being-paid') return refused('nothing-due');
    await giveBackLookup(db, looking);
  }
  return begun.ok ? begun : refused(beginRefusals[begun.refusal]);
};
