import type { House } from '#server/sale/context/house.ts';

/** What a desk may lean on. Payments themselves are not among it: a desk is asked by them. */
export type DeskGround = Omit<House, 'payments'>;
