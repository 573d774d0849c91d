import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LateGateway } from '#app/ports/gateway.ts';
import { couponCallsOf, couponOver } from '#app/ports/tickets.ts';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import { type CouponLookup, couponProblems } from '#domain/booking/coupon-lookup.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { isDone } from '#machines/kit/submission/submission.selectors.ts';
import {
  type CouponRefusal,
  numberField,
  type PostedCoupon,
  surnameField,
} from '#screens/open-ticket-search/open-ticket-search.flow.ts';
import { OpenTicketSearch } from '#screens/open-ticket-search/open-ticket-search.tsx';

const machine = submissionOf<CouponLookup, KnownOpenTicket, CouponRefusal>();

/** No name and no number is longer. */
const longestTyped = 300;

const nothingTyped: CouponLookup = { by: 'number', number: '', surname: '' };
const endless = new AbortController().signal;

const OpenTicketSearchPlace = ({ drawn }: Shown) => {
  const { gateway, clock } = useRouter().options.context;
  const posted: PostedCoupon | null = useMemo(() => JSON.parse(drawn ?? 'null'), [drawn]);
  const [provided] = useState(() => machine.provide({ actors: couponOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(provided, { fields: posted?.typed ?? nothingTyped });
  useHeadingAt(useSelector(form, isDone) ? 'found' : 'asking');
  return <OpenTicketSearch form={form} posted={posted} />;
};

/** Asks for what a form without a script has sent. */
const lookedUp = async (typed: CouponLookup, gateway: LateGateway): Promise<PostedCoupon> => {
  const problems = couponProblems(typed);
  if (problems.length > 0) return { typed, problems, refusal: null, found: null };
  const answer = await (await couponCallsOf(gateway)()).find(typed, endless).catch(() => null);
  if (answer === null) return { typed, problems, refusal: 'not-reached', found: null };
  return answer.ok
    ? { typed, problems, refusal: null, found: answer.value }
    : { typed, problems, refusal: answer.refusal, found: null };
};

export const place: Place = {
  head: {
    title: 'head.open-ticket-search.title',
    description: 'head.open-ticket-search.description',
    keywords: 'head.open-ticket-search.keywords',
  },
  Screen: OpenTicketSearchPlace,
  prepare: async ({ posted, gateway, drawn }) => {
    if (posted === null) return ready(drawn);
    const typedIn = (name: string) => (posted.get(name) ?? '').slice(0, longestTyped);
    const typed: CouponLookup = {
      by: 'number',
      number: typedIn(numberField),
      surname: typedIn(surnameField),
    };
    return ready(JSON.stringify(await lookedUp(typed, gateway)));
  },
};
