import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { refused } from '#domain/values/answer.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { changeDesk } from './change-desk.ts';
import type { DeskDeps } from './desk-deps.ts';
import { extrasDesk } from './extras-desk.ts';
import { packageDesk } from './package-desk.ts';
import { rentalDesk } from './rental-desk.ts';
import { conversionDesk, saleDesk } from './sale-desk.ts';

export type DeskMakers = Readonly<Partial<Record<PaymentPurpose, (deps: DeskDeps) => Desk>>>;

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
  (deps: DeskDeps, makers: DeskMakers) =>
  (purpose: PaymentPurpose): Desk =>
    makers[purpose]?.(deps) ?? emptyDesk;
