import type { Transaction } from 'kysely';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Unreachable = 'rental-unreachable';

/** A car that is to be kept for an order until a deadline, and whom it is for. */
export type CarHold = {
  readonly key: string;
  readonly wish: RentalWish;
  readonly offer: RentalOffer;
  /** Their details, with the invoice's, and the PNR of the train they come with where they gave one. */
  readonly driver: RentalDriver;
  /** After this instant what is kept of the driver is deleted. */
  readonly forgetAt: number;
  /** Until when the car is held. */
  readonly until: number;
};

/** A supplier's answer, handed out inside the caller's transaction: a supplier whose rows are in our own store writes them there. */
export type SupplierReply<Refused extends string> = (
  within: Transaction<Tables>,
) => Promise<Answer<null, Refused>>;

/**
 * Whoever rents cars out: a provider is plugged in here. Under one key it does each thing at most once. It may be slow,
 * so it is called outside of any transaction. The reply it gives is then run inside one: it may run again when that
 * transaction is tried again, or not at all when the process ends.
 */
export type RentalSupplier = {
  readonly offices: () => Promise<Answer<readonly RentalOffice[], Unreachable>>;
  /** Cars that are free for a wish; an empty list where there are none. */
  readonly offers: (wish: RentalWish) => Promise<Answer<readonly RentalOffer[], Unreachable>>;
  readonly hold: (hold: CarHold) => Promise<SupplierReply<Unreachable | 'car-price-changed' | 'car-taken'>>;
  /** From now on the car is the driver's, if it can still be had. */
  readonly confirm: (key: string) => Promise<SupplierReply<Unreachable | 'car-taken'>>;
  /**
   * Gives up, at no cost, the car under this key, whether it is held or confirmed: a confirmation may have been made
   * although its answer was lost. What is known of the driver is deleted. An unknown key changes nothing.
   */
  readonly release: (within: Transaction<Tables>, key: string) => Promise<void>;
  readonly cancel: (key: string) => Promise<SupplierReply<Unreachable | 'rental-not-cancelled'>>;
};
