import { searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import { type CouponLookup, couponLookupOf } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type CouponRefusal = 'open-ticket-not-found' | 'more-proof-needed' | 'too-many-tries';

/** How an open ticket is found by what is written on it. */
export const couponCallsBy = ({ call }: Gateway) => ({
  find: async (
    entered: CouponLookup,
    signal: AbortSignal,
  ): Promise<Answer<KnownOpenTicket, CouponRefusal>> => {
    const { number, surname } = couponLookupOf(entered);
    const answer = await call(searchOpenTickets, { couponNumber: number, lastName: surname }, signal);
    if (!answer.ok) return answer;
    const [found] = answer.value.openTickets;
    return found === undefined ? refused('open-ticket-not-found') : granted(found);
  },
});
