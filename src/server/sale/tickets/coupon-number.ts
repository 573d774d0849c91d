import { randomInt } from 'node:crypto';
import { couponNumberLength } from '#domain/booking/coupon-lookup.ts';

/** Nobody can guess the next one: each digit comes from the system's own random source. */
export const newCouponNumber = (): string =>
  `${randomInt(1, 10)}${Array.from({ length: couponNumberLength - 1 }, () => randomInt(10)).join('')}`;
