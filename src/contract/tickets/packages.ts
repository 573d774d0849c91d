import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import { money } from '#contract/wire/money.ts';

const wish = {
  subscriptionId: z.int(),
  purchaseCount: z.literal(1),
  startDate: shortText,
  fromStationId: z.int(),
  toStationId: z.int(),
};

const calculated = {
  subscriptionId: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  remainingCount: z.int(),
  totalAmount: money,
  currency: z.literal('TRY'),
};

const wishRefusals = [
  'sign-in-needed',
  'package-unknown',
  'station-unknown',
  'range-wrong',
  'package-not-on-channel',
  'package-not-for-age',
  'package-not-between',
  'package-no-train',
  'package-too-far',
  'package-not-that-day',
] as const;

/** What a subscription or a discount package would cost, and from when to when it would be good. */
export const calculatePackage = endpoint({
  name: 'subscription-purchases-calculate',
  method: 'post',
  path: '/crs/subscription-purchases/calculate',
  caller: 'member',
  body: z.object(wish),
  granted: z.object(calculated),
  refusals: wishRefusals,
});

/** Lays a purchase down until it is paid. `totalAmount` is what the member was told. */
export const orderPackage = endpoint({
  name: 'subscription-purchases-create',
  method: 'post',
  path: '/crs/subscription-purchases/create',
  caller: 'member',
  body: z.object({ ...wish, totalAmount: money, idempotencyKey: maybe(shortText) }),
  granted: z.object({ ...calculated, orderNumber: z.string(), orderDeadline: z.int() }),
  refusals: [...wishRefusals, 'amount-differs', 'key-used-otherwise', 'too-many-tries'],
});

const cancelled = z.object({
  packagePnr: z.string(),
  refundAmount: money,
  /** What of the price does not come back. */
  deductionAmount: money,
  refundPaymentType: z.enum(['CARD', 'NONE']),
  currency: z.literal('TRY'),
});

const cancelRefusals = [
  'sign-in-needed',
  'document-not-found',
  'package-over',
  'package-passive',
  'package-not-bought-here',
] as const;

/** What would come back for a package, of either kind. */
export const quotePackageCancel = endpoint({
  name: 'subscription-purchases-cancel-calculate',
  method: 'post',
  path: '/crs/subscription-purchases/cancel-calculate',
  caller: 'member',
  body: z.object({ packagePnr: shortText }),
  granted: cancelled,
  refusals: cancelRefusals,
});

/** Cancels a package of either kind for good. `refundAmount` is what the member was told. */
export const cancelPackage = endpoint({
  name: 'subscription-purchases-cancel',
  method: 'post',
  path: '/crs/subscription-purchases/cancel',
  caller: 'member',
  body: z.object({ packagePnr: shortText, refundAmount: money, idempotencyKey: maybe(shortText) }),
  granted: cancelled,
  refusals: [...cancelRefusals, 'amount-differs', 'key-used-otherwise'],
});
