import { applyPromotion, removePromotion } from '#contract/promotions.ts';
import { type Answer, granted, refused } from '#domain/answer.ts';
import type { House } from '#server/house.ts';
import { type Asked, type Operation, operation } from '#server/http/operation.ts';
import type { Purchase } from '#server/settlement/payments.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

const minute = 60_000;
const codesAMinute = 20;

/** A purchase is told and changed only for its owner; of anyone else's, as of none, nothing is due. */
const ofOwner = async (
  asked: Pick<Asked<unknown>, 'session' | 'cookies' | 'callerAddress'>,
  purchase: Purchase,
  house: House,
): Promise<Answer<null, 'too-many-tries' | 'nothing-due'>> => {
  const isAllowed = house.allow(`promotion ${callerSubjectOf(asked.callerAddress)}`, codesAMinute, minute);
  if (!isAllowed) return refused('too-many-tries');
  return (await isOwnPurchase(purchase, asked, house)) ? granted(null) : refused('nothing-due');
};

export const promotionCalls: readonly Operation[] = [
  operation(applyPromotion, async (asked, house) => {
    const { locator, purpose, code } = asked.body;
    const purchase = { purpose: purpose ?? 'sale', subject: locator };
    const owner = await ofOwner(asked, purchase, house);
    return owner.ok ? house.payments.promote(purchase, code) : owner;
  }),
  operation(removePromotion, async (asked, house) => {
    const { locator, purpose } = asked.body;
    const purchase = { purpose: purpose ?? 'sale', subject: locator };
    const owner = await ofOwner(asked, purchase, house);
    if (!owner.ok) return owner;
    const told = await house.payments.promote(purchase, null);
    return told.ok ? granted(told.value) : refused('nothing-due');
  }),
];
