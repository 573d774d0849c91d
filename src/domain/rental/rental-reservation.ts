import { day } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { RentalOffer } from './rental-car.ts';
import type { RentalOffice } from './rental-office.ts';

export const rentalCancelReasons = [
  'plans-changed',
  'train-cancelled',
  'wrong-details',
  'found-elsewhere',
  'health',
  'other',
] as const;
export type RentalCancelReason = (typeof rentalCancelReasons)[number];

export type RentalStatus = 'active' | 'passive';

/** Until so long before the car is fetched, all that was paid comes back. */
export const wholeRefundUntil = day;

type Paid = { readonly pickUpAt: number; readonly dailyFee: Kurus; readonly paid: Kurus };

/** What a cancellation keeps and brings back. */
export type RentalRefund = { readonly deduction: Kurus; readonly refund: Kurus };

/** Later than a day before, the fee of one day is kept; once the car could have been fetched nothing is cancelled any more. */
export const refundOfRental = ({ pickUpAt, dailyFee, paid }: Paid, now: number): RentalRefund | null => {
  if (now >= pickUpAt) return null;
  const deduction = pickUpAt - now >= wholeRefundUntil ? 0 : Math.min(dailyFee, paid);
  return { deduction, refund: paid - deduction };
};

/** A rental is active until the car is back, unless it is cancelled. */
export const rentalStatusAt = (
  { cancelledAt, dropOffAt }: { readonly cancelledAt: number | null; readonly dropOffAt: number },
  now: number,
): RentalStatus => (cancelledAt === null && now < dropOffAt ? 'active' : 'passive');

export type RentalCancellation = {
  readonly at: number;
  readonly reason: RentalCancelReason;
  readonly refund: Kurus;
};

/** A car that was paid for, as its driver sees it. */
export type RentalReservation = {
  readonly number: string;
  readonly status: RentalStatus;
  readonly pickUp: RentalOffice;
  readonly dropOff: RentalOffice;
  readonly pickUpAt: number;
  readonly dropOffAt: number;
  readonly offer: RentalOffer;
  /** Masked for whoever knows no more than the number and the surname. */
  readonly driver: string;
  readonly paid: Kurus;
  readonly cancellation: RentalCancellation | null;
  readonly mayCancel: boolean;
  /** Why it cannot be cancelled here; null when it can. */
  readonly whyNot: NotCancellable | null;
  /** Who the invoice is for; null for whoever knows no more than number and surname. */
  readonly invoicedTo: string | null;
};

/** It is passive, its car could be fetched already, or nobody has proved that it is theirs. */
export const notCancellable = ['passive', 'picked-up', 'proof-needed'] as const;
export type NotCancellable = (typeof notCancellable)[number];

type CancelFacts = Pick<RentalReservation, 'status'> & {
  readonly hasProof: boolean;
  readonly refund: RentalRefund | null;
};

export const whyNotCancellable = ({ status, hasProof, refund }: CancelFacts): NotCancellable | null => {
  if (status === 'passive') return 'passive';
  if (refund === null) return 'picked-up';
  return hasProof ? null : 'proof-needed';
};
