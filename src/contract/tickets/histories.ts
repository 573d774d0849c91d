import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { maybe, shortText } from '#contract/wire/lenient.ts';
import {
  openTicketLists,
  refundCouponLists,
  reservationLists,
  ticketLists,
} from '#domain/booking/history-lists.ts';
import { openTicket, refundCoupon } from './coupon.ts';
import { packageCard } from './package-card.ts';

/** Left out, both of them, everything of a list that still stands is meant. */
const range = { startDate: maybe(shortText), endDate: maybe(shortText) };
const rangeRefusals = ['document-not-found', 'sign-in-needed', 'range-wrong', 'range-too-wide'] as const;

/** The bookings of a member: by the day they were made, or those of a list that still stands, the next departure first. */
export const findReservations = endpoint({
  name: 'purchase-histories-reservations',
  method: 'post',
  path: '/crs/purchase-histories/reservations/{id}',
  caller: 'member',
  body: z.object({
    ...range,
    ticketStatus: maybe(z.enum(ticketLists)),
    reservationStatus: maybe(z.enum(reservationLists)),
  }),
  granted: z.object({ reservations: z.array(reservation) }),
  refusals: rangeRefusals,
});

export const findOpenTickets = endpoint({
  name: 'purchase-histories-open-tickets',
  method: 'post',
  path: '/crs/purchase-histories/open-tickets/{identity}',
  caller: 'member',
  body: z.object({ ...range, status: maybe(z.enum(openTicketLists)) }),
  granted: z.object({ openTickets: z.array(openTicket) }),
  refusals: rangeRefusals,
});

export const findRefundCoupons = endpoint({
  name: 'purchase-histories-mco',
  method: 'post',
  path: '/crs/purchase-histories/mco/{identity}',
  caller: 'member',
  body: z.object({ ...range, status: maybe(z.enum(refundCouponLists)) }),
  granted: z.object({ mcos: z.array(refundCoupon) }),
  refusals: rangeRefusals,
});

const ofUser = { method: 'get', caller: 'member', body: noBody, granted: z.array(packageCard) } as const;
const ownRefusals = ['document-not-found', 'sign-in-needed'] as const;

export const findDiscountPackages = endpoint({
  name: 'find-discount-package-purchases',
  path: '/crs/discount-package-purchases/find-by-user-id/{userId}',
  refusals: ownRefusals,
  ...ofUser,
});

export const findSubscriptions = endpoint({
  name: 'find-subscription-purchases',
  path: '/crs/subscription-purchases/find-by-user-id/{userId}',
  refusals: ownRefusals,
  ...ofUser,
});
