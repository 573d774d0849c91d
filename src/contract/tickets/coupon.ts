import * as z from 'zod/mini';
import type { KnownOpenTicket, KnownRefundCoupon } from '#domain/booking/known-coupon.ts';
import type { OpenTicketStatus } from '#domain/booking/open-ticket.ts';
import { kurusOfLira, liraOf } from '#domain/values/kurus.ts';

const statuses = {
  unused: 'UNUSED',
  used: 'USED',
  expired: 'EXPIRED',
  cancelled: 'CANCELLED',
} as const satisfies Record<OpenTicketStatus, string>;

const statusOf = {
  UNUSED: 'unused',
  USED: 'used',
  EXPIRED: 'expired',
  CANCELLED: 'cancelled',
} as const;

/** An open ticket in the operator's words. Moments are epoch milliseconds, amounts lira. */
export const openTicket = z.codec(
  z.object({
    couponNumber: z.string(),
    pnr: z.string(),
    ticketNumber: z.string(),
    lastName: z.string(),
    amount: z.number(),
    currency: z.literal('TRY'),
    status: z.enum(['UNUSED', 'USED', 'EXPIRED', 'CANCELLED']),
    used: z.boolean(),
    createDate: z.int(),
    expiryDate: z.int(),
    usedDate: z.nullable(z.int()),
  }),
  z.custom<KnownOpenTicket>(),
  {
    decode: (wire) => ({
      number: wire.couponNumber,
      locator: wire.pnr,
      ticket: wire.ticketNumber,
      surname: wire.lastName,
      amount: kurusOfLira(wire.amount),
      status: statusOf[wire.status],
      madeAt: wire.createDate,
      expiresAt: wire.expiryDate,
      usedAt: wire.usedDate,
    }),
    encode: (coupon) => ({
      couponNumber: coupon.number,
      pnr: coupon.locator,
      ticketNumber: coupon.ticket,
      lastName: coupon.surname,
      amount: liraOf(coupon.amount),
      currency: 'TRY' as const,
      status: statuses[coupon.status],
      used: coupon.status === 'used',
      createDate: coupon.madeAt,
      expiryDate: coupon.expiresAt,
      usedDate: coupon.usedAt,
    }),
  },
);

/** A cash refund coupon in the operator's words. */
export const refundCoupon = z.codec(
  z.object({
    couponNumber: z.string(),
    pnr: z.string(),
    ticketNumber: z.nullable(z.string()),
    amount: z.number(),
    currency: z.literal('TRY'),
    paid: z.boolean(),
    createDate: z.int(),
    paidDate: z.nullable(z.int()),
  }),
  z.custom<KnownRefundCoupon>(),
  {
    decode: (wire) => ({
      number: wire.couponNumber,
      locator: wire.pnr,
      ticket: wire.ticketNumber,
      amount: kurusOfLira(wire.amount),
      status: wire.paid ? ('paid' as const) : ('unpaid' as const),
      madeAt: wire.createDate,
      paidAt: wire.paidDate,
    }),
    encode: (coupon) => ({
      couponNumber: coupon.number,
      pnr: coupon.locator,
      ticketNumber: coupon.ticket,
      amount: liraOf(coupon.amount),
      currency: 'TRY' as const,
      paid: coupon.status === 'paid',
      createDate: coupon.madeAt,
      paidDate: coupon.paidAt,
    }),
  },
);
