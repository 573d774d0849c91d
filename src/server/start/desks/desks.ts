import { refused } from '#domain/answer.ts';
import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import { conversionDesk, saleDesk } from '#server/bookings/sale-desk.ts';
import { packageDesk } from '#server/packages/package-desk.ts';
import { rentalDesk } from '#server/rentals/rental-desk.ts';
import { changeDesk } from '#server/tickets/change-desk.ts';
import { extrasDesk } from '#server/tickets/extras-desk.ts';
import type { Desk } from './desk.ts';
import type { DeskGround } from './desk-ground.ts';

export type DeskMakers = Readonly<Partial<Record<PaymentPurpose, (ground: DeskGround) => Desk>>>;

/** The desk of each purpose. A new one is added here and nowhere else. */
export const desks: DeskMakers = {
  sale: saleDesk,
  'reservation-to-sale': conversionDesk,
  change: changeDesk,
  'extra-services': extrasDesk,
  package: packageDesk,
  rental: rentalDesk,
};

/** Where nobody sells, nothing is owed. */
const emptyDesk: Desk = {
  due: () => Promise.resolve(null),
  issue: () => Promise.resolve(refused('no-longer-held')),
  notify: () => Promise.resolve(),
  refused: () => Promise.resolve(),
};

export const desksOn =
  (ground: DeskGround, makers: DeskMakers) =>
  (purpose: PaymentPurpose): Desk =>
    makers[purpose]?.(ground) ?? emptyDesk;
