import { applyPromotion, removePromotion } from '#contract/payments/promotions.ts';
import { activateRentalPromotion, deactivateRentalPromotion } from '#contract/rentals/rental.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { rentalNumberTyped } from '#domain/values/rental-number.ts';
import type { Asked, Operation } from '#server/platform/http/operation.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import type { Purchase } from '#server/sale/settlement/payments.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

const codesAMinute = 20;

type Caller = Pick<Asked<unknown>, 'session' | 'cookies' | 'callerAddress'>;

/** A purchase is told and changed only for its owner; of anyone else's, as of none, nothing is due. */
const ofOwner = async (
  asked: Caller,
  purchase: Purchase,
  house: House,
): Promise<Answer<null, 'too-many-tries' | 'nothing-due'>> => {
  const isAllowed = house.allow(`promotion ${callerSubjectOf(asked.callerAddress)}`, codesAMinute, minute);
  if (!isAllowed) return refused('too-many-tries');
  return (await isOwnPurchase(purchase, asked, house)) ? granted(null) : refused('nothing-due');
};

const putOn = async (caller: Caller, purchase: Purchase, code: string, house: House) => {
  const owner = await ofOwner(caller, purchase, house);
  return owner.ok ? house.payments.promote(purchase, code) : owner;
};

const takeOff = async (caller: Caller, purchase: Purchase, house: House) => {
  const owner = await ofOwner(caller, purchase, house);
  if (!owner.ok) return owner;
  const told = await house.payments.promote(purchase, null);
  return told.ok ? granted(told.value) : refused('nothing-due');
};

const rentalOf = (reservationNumber: string): Purchase => ({
  purpose: 'rental',
  subject: rentalNumberTyped(reservationNumber),
});

export const promotionCalls: readonly Operation<House>[] = [
  operation(applyPromotion, (asked, house) => {
    const { locator, purpose, code } = asked.body;
    return putOn(asked, { purpose: purpose ?? 'sale', subject: locator }, code, house);
  }),
  operation(removePromotion, (asked, house) => {
    const { locator, purpose } = asked.body;
    return takeOff(asked, { purpose: purpose ?? 'sale', subject: locator }, house);
  }),
  operation(activateRentalPromotion, (asked, house) =>
    putOn(asked, rentalOf(asked.body.reservationNumber), asked.body.code, house),
  ),
  operation(deactivateRentalPromotion, (asked, house) =>
    takeOff(asked, rentalOf(asked.body.reservationNumber), house),
  ),
];
