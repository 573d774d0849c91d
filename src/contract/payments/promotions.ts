import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';
import { declines } from '#domain/fare/payment-decline.ts';
import { paymentPurposes } from '#domain/fare/payment-purpose.ts';

const purchase = { locator: shortText, purpose: maybe(z.enum(paymentPurposes)) };

export const promotionPrice = z.object({
  code: z.nullable(z.string()),
  price: money,
  discount: money,
  toPay: money,
});

/** Puts a promotion code on what is being bought. */
export const applyPromotion = endpoint({
  name: 'apply-promotion',
  method: 'post',
  path: '/tms/payment/promotion/activate',
  caller: 'anyone',
  body: z.object({ ...purchase, code: shortText }),
  granted: promotionPrice,
  refusals: ['promo-unknown', 'nothing-due', 'too-many-tries'],
});

/** Takes the code away again. */
export const removePromotion = endpoint({
  name: 'remove-promotion',
  method: 'post',
  path: '/tms/payment/promotion/deactivate',
  caller: 'anyone',
  body: z.object(purchase),
  granted: promotionPrice,
  refusals: ['nothing-due', 'too-many-tries'],
});

/** A member's miles and what they are worth. */
export const queryMiles = endpoint({
  name: 'query-miles',
  method: 'post',
  path: '/tms/payment/query-rail-and-miles-point',
  caller: 'member',
  body: noBody,
  granted: z.object({ milesPoint: z.int(), milesAmount: money, currency: z.literal('TRY') }),
  refusals: ['sign-in-needed', 'miles-unknown'],
});

/** Pays with miles alone. */
export const payWithMiles = endpoint({
  name: 'pay-with-miles',
  method: 'post',
  path: '/tms/payment/miles-complete-payment',
  caller: 'member',
  body: z.object({ ...purchase, attempt: shortText, amount: money }),
  granted: z.object({ payment: z.string(), locator: z.string(), milesPoint: z.int() }),
  refusals: [
    ...declines,
    'sign-in-needed',
    'miles-unknown',
    'nothing-due',
    'payment-underway',
    'payment-returned',
    'key-used-otherwise',
    'too-many-tries',
  ],
});
