import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { useHeadingAt } from '#app/hooks/use-heading-at.ts';
import { copiesBringing } from '#app/offline/copies.tsx';
import { linkOpenedOver, linkSentOver, lookupCallsOf, lookupOver } from '#app/ports/bookings.ts';
import { deadlineBy } from '#app/ports/deadline.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { LazyActions } from '#app/purchase/lazy-actions.tsx';
import { type Place, ready, type Shown } from '#app/routing/place.ts';
import { type LookupInput, lookupProblems } from '#domain/booking/booking-lookup.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { lookedForName } from '#domain/shop/lookup-address.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { isDone } from '#machines/kit/submission/submission.selectors.ts';
import {
  type LinkRefusal,
  type LookupRefusal,
  locatorField,
  type MailedLink,
  type OpenRefusal,
  type PostedLookup,
  whoField,
} from '#screens/ticket-search/ticket-search.flow.ts';
import { TicketSearch } from '#screens/ticket-search/ticket-search.tsx';

const Copies = copiesBringing(() => import('./boarding-pass.tsx'));

const lookupDrawn = submissionOf<LookupInput, Reservation, LookupRefusal>();
const linkDrawn = submissionOf<LookupInput, null, LinkRefusal>();
const openingDrawn = submissionOf<MailedLink, Reservation, OpenRefusal>();

/** No name and no address of a mailbox is longer. */
const longestInput = 300;

const emptyInput: LookupInput = { locator: '', who: '' };
const endless = new AbortController().signal;

const TicketSearchPlace = ({ drawn }: Shown) => {
  const router = useRouter();
  const { gateway, clock } = router.options.context;
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const { kod: code = '' } = search;
  const lookedFor = parseLocator(search[lookedForName] ?? '').slice(0, longestInput);
  const posted: PostedLookup | null = JSON.parse(drawn ?? 'null');
  const deadline = deadlineBy(clock);
  const [machines] = useState(() => ({
    lookup: lookupDrawn.provide({ actors: lookupOver(gateway, deadline) }),
    link: linkDrawn.provide({ actors: linkSentOver(gateway, deadline) }),
    opening: openingDrawn.provide({ actors: linkOpenedOver(gateway, deadline) }),
  }));
  const form = useFormFlow(machines.lookup, { fields: posted?.entered ?? emptyInput });
  const link = useFormFlow(machines.link, { fields: emptyInput });
  const opening = useFormFlow(machines.opening, { fields: { code } });
  const isFound = [useSelector(form, isDone), useSelector(opening, isDone)].includes(true);
  useHeadingAt(isFound ? 'found' : 'asking');
  useEffect(() => {
    // A link that was used leads nowhere: it does not stay in the address.
    const opened = opening.on('granted', () => router.history.replace(addresses['ticket-search'].path));
    return () => opened.unsubscribe();
  }, [opening, router]);
  return (
    <TicketSearch
      form={form}
      link={link}
      opening={opening}
      code={code}
      lookedFor={lookedFor}
      posted={posted}
      Copies={Copies}
      Actions={LazyActions}
    />
  );
};

/** Asks for what a form without a script has sent. */
const lookedUp = async (input: LookupInput, gateway: LazyGateway): Promise<PostedLookup> => {
  const problems = lookupProblems(input);
  if (problems.length > 0) return { entered: input, problems, refusal: null, found: null };
  const calls = await lookupCallsOf(gateway)();
  const answer = await calls.find(input, endless).catch(() => null);
  return {
    entered: input,
    problems,
    refusal: answer === null ? 'not-reached' : answer.ok ? null : answer.refusal,
    found: answer?.ok ? answer.value : null,
  };
};

export const place: Place = {
  head: {
    title: 'head.ticket-search.title',
    description: 'head.ticket-search.description',
    keywords: 'head.ticket-search.keywords',
  },
  Screen: TicketSearchPlace,
  reads: ['kod', lookedForName],
  prepare: async ({ posted, gateway, drawn }) => {
    if (posted === null) return ready(drawn);
    const fieldOf = (name: string) => (posted.get(name) ?? '').slice(0, longestInput);
    const input = { locator: fieldOf(locatorField), who: fieldOf(whoField) };
    return ready(JSON.stringify(await lookedUp(input, gateway)));
  },
};
