import { applyPromotion, removePromotion } from '#contract/payments/promotions.ts';
import { activateRentalPromotion, deactivateRentalPromotion } from '#contract/rentals/rental.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { parseRentalNumber } from '#domain/values/rental-number.ts';
import { type Caller, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import type { Purchase } from '#server/sale/settlement/payments.ts';
import { isOwnPurchase } from './is-own-purchase.ts';

const turns: Turns = { name: 'promotion', most: 20, within: minute, browsers: narrowNet };

/** A purchase is told and changed only for its owner; of anyone else's, as of none, nothing is due. */
const ofOwner = async (
  asked: Caller,
  purchase: Purchase,
  app: AppContext,
): Promise<Answer<null, 'too-many-tries' | 'nothing-due'>> => {
  const over = refusalOfTurn(asked, turns, app);
  if (over !== null) return over;
  return (await isOwnPurchase(purchase, asked, app)) ? granted(null) : refused('nothing-due');
};

const putOn = async (caller: Caller, purchase: Purchase, code: string, app: AppContext) => {
  const owner = await ofOwner(caller, purchase, app);
  return owner.ok ? app.payments.promote(purchase, code) : owner;
};

const takeOff = async (caller: Caller, purchase: Purchase, app: AppContext) => {
  const owner = await ofOwner(caller, purchase, app);
  if (!owner.ok) return owner;
  const quote = await app.payments.promote(purchase, null);
  return quote.ok ? granted(quote.value) : refused('nothing-due');
};

const rentalOf = (reservationNumber: string): Purchase => ({
  purpose: 'rental',
  subject: parseRentalNumber(reservationNumber),
});

export const promotionCalls: readonly Operation<AppContext>[] = [
  operation(applyPromotion, (asked, app) => {
    const { locator, purpose, code } = asked.body;
    return putOn(asked, { purpose: purpose ?? 'sale', subject: locator }, code, app);
  }),
  operation(removePromotion, (asked, app) => {
    const { locator, purpose } = asked.body;
    return takeOff(asked, { purpose: purpose ?? 'sale', subject: locator }, app);
  }),
  operation(activateRentalPromotion, (asked, app) =>
    putOn(asked, rentalOf(asked.body.reservationNumber), asked.body.code, app),
  ),
  operation(deactivateRentalPromotion, (asked, app) =>
    takeOff(asked, rentalOf(asked.body.reservationNumber), app),
  ),
];
