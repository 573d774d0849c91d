import { randomInt } from 'node:crypto';
import { couponNumberLength } from '#domain/booking/coupon-lookup.ts';

/** Nobody can guess the next one: each digit comes from the system's own random source. As a ticket's, it begins as no card's does. */
export const newCouponNumber = (): string =>
  `${randomInt(7, 9)}${Array.from({ length: couponNumberLength - 1 }, () => randomInt(10)).join('')}`;
