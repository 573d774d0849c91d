import { randomInt } from 'node:crypto';

const digits = 12;

/** Nobody can guess the next one: each digit comes from the system's own random source. */
export const newCouponNumber = (): string =>
  `${randomInt(1, 10)}${Array.from({ length: digits - 1 }, () => randomInt(10)).join('')}`;
