import {
  findDiscountPackages,
  findOpenTickets,
  findRefundCoupons,
  findReservations,
  findSubscriptions,
} from '#contract/tickets/histories.ts';
import type { OpenTicketList, RefundCouponList } from '#domain/booking/history-lists.ts';
import type { BookingList, Days } from '#domain/booking/history-view.ts';
import type { KnownOpenTicket, KnownRefundCoupon } from '#domain/booking/known-coupon.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { PackageCard } from '#domain/catalogue/package-card.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

/** Whose list is asked for, and in which days; null for everything of it that still stands. */
type Asked<List> = { readonly member: number; readonly days: Days | null; readonly list: List };

type Refusal = 'document-not-found' | 'range-too-wide' | 'range-wrong' | 'sign-in-needed';
type OwnRefusal = Exclude<Refusal, 'range-too-wide' | 'range-wrong'>;

const rangeOf = (days: Days | null) => (days === null ? {} : { startDate: days.first, endDate: days.last });

/** What a member has bought, and what they may still use. */
export const historyCallsBy = ({ call }: Gateway) => ({
  bookings: async (
    { member, days, list }: Asked<BookingList>,
    signal: AbortSignal,
  ): Promise<Answer<readonly Reservation[], Refusal>> => {
    const path = findReservations.path.replace('{id}', String(member));
    const kept = list.of === 'tickets' ? { ticketStatus: list.list } : { reservationStatus: list.list };
    const answer = await call({ ...findReservations, path }, { ...rangeOf(days), ...kept }, signal);
    return answer.ok ? granted(answer.value.reservations) : answer;
  },

  openTickets: async (
    { member, days, list }: Asked<OpenTicketList>,
    signal: AbortSignal,
  ): Promise<Answer<readonly KnownOpenTicket[], Refusal>> => {
    const path = findOpenTickets.path.replace('{identity}', String(member));
    const answer = await call({ ...findOpenTickets, path }, { ...rangeOf(days), status: list }, signal);
    return answer.ok ? granted(answer.value.openTickets) : answer;
  },

  coupons: async (
    { member, days, list }: Asked<RefundCouponList>,
    signal: AbortSignal,
  ): Promise<Answer<readonly KnownRefundCoupon[], Refusal>> => {
    const path = findRefundCoupons.path.replace('{identity}', String(member));
    const answer = await call({ ...findRefundCoupons, path }, { ...rangeOf(days), status: list }, signal);
    return answer.ok ? granted(answer.value.mcos) : answer;
  },

  subscriptions: (
    { member }: { readonly member: number },
    signal: AbortSignal,
  ): Promise<Answer<readonly PackageCard[], OwnRefusal>> => {
    const path = findSubscriptions.path.replace('{userId}', String(member));
    return call({ ...findSubscriptions, path }, undefined, signal);
  },

  discountPackages: (
    { member }: { readonly member: number },
    signal: AbortSignal,
  ): Promise<Answer<readonly PackageCard[], OwnRefusal>> => {
    const path = findDiscountPackages.path.replace('{userId}', String(member));
    return call({ ...findDiscountPackages, path }, undefined, signal);
  },
});

export type HistoryCalls = ReturnType<typeof historyCallsBy>;
