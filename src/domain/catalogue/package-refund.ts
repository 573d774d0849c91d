import { dayAfter } from '#domain/time/calendar-month.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { leftOfPackage, type PackageCard, statusOfPackage } from './package-card.ts';

/** A package as far as its cancellation depends on it. */
export type CancelledPackage = Pick<
  PackageCard,
  'amount' | 'counts' | 'ends' | 'isActive' | 'remaining' | 'starts'
> & {
  /** How many days or boardings it held when it was bought. */
  readonly holds: number;
};

/** What comes back for a package that is cancelled, and what of its price does not. */
export type PackageRefund = { readonly back: Kurus; readonly lost: Kurus };

export type PackageCancelRefusal = 'package-over' | 'package-passive';

/** Why a package is not cancelled here. */
export type PackageActionRefusal =
  | PackageCancelRefusal
  | 'document-not-found'
  | 'key-used-otherwise'
  | 'package-not-bought-here'
  | 'sign-in-needed';

/** Until its first day the whole price comes back, as long as nothing is used; then the share of what is left after today, rounded down. */
export const refundOfPackage = (
  card: CancelledPackage,
  today: TravelDay,
): Answer<PackageRefund, PackageCancelRefusal> => {
  const status = statusOfPackage(card, today);
  if (status === 'passive') return refused('package-passive');
  if (status === 'ended' || status === 'spent') return refused('package-over');
  const { left, of } = leftOfPackage(card, dayAfter(today, 1));
  const isWhole = status === 'not-begun' && card.remaining >= card.holds;
  const back = isWhole ? card.amount : Math.floor((card.amount * left) / of);
  return granted({ back, lost: card.amount - back });
};
