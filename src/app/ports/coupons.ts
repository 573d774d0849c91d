import { type CouponLookup, couponLookupOf } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import type { CouponCalls } from '#gateway/tickets/coupon-calls.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import type { CouponRefusal } from '#screens/open-ticket-search/open-ticket-search.flow.ts';
import type { LateGateway } from './gateway.ts';
import { sentBy } from './submission.ts';

export const couponCallsOf = async (gateway: LateGateway): Promise<CouponCalls> => {
  const [{ couponCallsBy }, opened] = await Promise.all([
    import('#gateway/tickets/coupon-calls.ts'),
    gateway(),
  ]);
  return couponCallsBy(opened);
};

export const couponOver = (gateway: LateGateway, deadline: Deadline) =>
  sentBy<CouponLookup, KnownOpenTicket, CouponRefusal>(deadline, async (typed, signal) =>
    (await couponCallsOf(gateway)).find(couponLookupOf(typed), signal),
  );
