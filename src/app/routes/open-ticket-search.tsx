import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
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
const longestInput = 300;

const emptyInput: CouponLookup = { by: 'number', number: '', surname: '' };
const endless = new AbortController().signal;

const OpenTicketSearchPlace = ({ drawn }: Shown) => {
  const { gateway, clock } = useRouter().options.context;
  const posted: PostedCoupon | null = useMemo(() => JSON.parse(drawn ?? 'null'), [drawn]);
  const [provided] = useState(() => machine.provide({ actors: couponOver(gateway, deadlineBy(clock)) }));
  const form = useFormFlow(provided, { fields: posted?.entered ?? emptyInput });
  useHeadingAt(useSelector(form, isDone) ? 'found' : 'asking');
  return <OpenTicketSearch form={form} posted={posted} />;
};

/** Asks for what a form without a script has sent. */
const lookedUp = async (input: CouponLookup, gateway: LazyGateway): Promise<PostedCoupon> => {
  const problems = couponProblems(input);
  if (problems.length > 0) return { entered: input, problems, refusal: null, found: null };
  const answer = await (await couponCallsOf(gateway)()).find(input, endless).catch(() => null);
  if (answer === null) return { entered: input, problems, refusal: 'not-reached', found: null };
  return answer.ok
    ? { entered: input, problems, refusal: null, found: answer.value }
    : { entered: input, problems, refusal: answer.refusal, found: null };
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
    const inputIn = (name: string) => (posted.get(name) ?? '').slice(0, longestInput);
    const input: CouponLookup = {
      by: 'number',
      number: inputIn(numberField),
      surname: inputIn(surnameField),
    };
    return ready(JSON.stringify(await lookedUp(input, gateway)));
  },
};
