import type { Transaction } from 'kysely';
import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalWish } from '#domain/rental/rental-wish.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Silent = 'rental-unreachable';

/** A car that is to be kept for an order until a deadline, and whom it is for. */
export type CarHold = {
  readonly key: string;
  readonly wish: RentalWish;
  readonly offer: RentalOffer;
  /** With the invoice, and the train that brings the driver. */
  readonly driver: RentalDriver;
  /** After this instant the driver's papers are needed no more. */
  readonly forgetAt: number;
  readonly until: number;
};

/** What a supplier said, to be heard in the transaction it belongs to: one whose books are in the same store writes there. */
export type Word<Refused extends string> = (within: Transaction<Tables>) => Promise<Answer<null, Refused>>;

/**
 * Whoever rents cars out: a provider is plugged in here. It does nothing twice under one key. However slow it is, it is
 * asked outside of any transaction; its word is heard in one, and may be heard again or never.
 */
export type RentalSupplier = {
  readonly offices: () => Promise<Answer<readonly RentalOffice[], Silent>>;
  /** Cars that are free for a wish; none is an empty list. */
  readonly offers: (wish: RentalWish) => Promise<Answer<readonly RentalOffer[], Silent>>;
  readonly hold: (hold: CarHold) => Promise<Word<Silent | 'car-price-changed' | 'car-taken'>>;
  /** From now on the car is the driver's, if it can still be had. */
  readonly confirm: (key: string) => Promise<Word<Silent | 'car-taken'>>;
  /**
   * Lets go, at no cost, of whatever stands under the key, kept or confirmed: a confirmation may be done and never heard.
   * Nothing of the driver stays. A key nothing stands under is let go already.
   */
  readonly release: (within: Transaction<Tables>, key: string) => Promise<void>;
  readonly cancel: (key: string) => Promise<Word<Silent | 'rental-not-cancelled'>>;
};
