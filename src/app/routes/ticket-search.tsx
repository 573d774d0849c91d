import { useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { addresses } from '#domain/addresses.ts';
import { type LookupTyped, lookupProblems } from '#domain/booking-lookup.ts';
import { locatorTyped } from '#domain/locator.ts';
import { lookedForName } from '#domain/lookup-address.ts';
import type { Reservation } from '#domain/reservation.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { isDone } from '#machines/kit/submission.selectors.ts';
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
import { LateDeeds } from '../late-deeds.tsx';
import { copiesBringing } from '../offline/copies.tsx';
import { type Place, ready, type Shown } from '../place.ts';
import { deadlineBy } from '../ports/deadline.ts';
import type { LateGateway } from '../ports/gateway.ts';
import { linkOpenedOver, linkSentOver, lookupCallsOf, lookupOver } from '../ports/lookups.ts';
import { useFormFlow } from '../use-form-flow.ts';
import { useHeadingAt } from '../use-heading-at.ts';

const Copies = copiesBringing(() => import('./boarding-pass.tsx'));

const lookupDrawn = submissionOf<LookupTyped, Reservation, LookupRefusal>();
const linkDrawn = submissionOf<LookupTyped, null, LinkRefusal>();
const openingDrawn = submissionOf<MailedLink, Reservation, OpenRefusal>();

/** No name and no address of a mailbox is longer. */
const longestTyped = 300;

const nothingTyped: LookupTyped = { locator: '', who: '' };
const endless = new AbortController().signal;

const TicketSearchPlace = ({ drawn }: Shown) => {
  const router = useRouter();
  const { gateway, clock } = router.options.context;
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false });
  const { kod: code = '' } = search;
  const lookedFor = locatorTyped(search[lookedForName] ?? '').slice(0, longestTyped);
  const posted: PostedLookup | null = JSON.parse(drawn ?? 'null');
  const deadline = deadlineBy(clock);
  const [machines] = useState(() => ({
    lookup: lookupDrawn.provide({ actors: lookupOver(gateway, deadline) }),
    link: linkDrawn.provide({ actors: linkSentOver(gateway, deadline) }),
    opening: openingDrawn.provide({ actors: linkOpenedOver(gateway, deadline) }),
  }));
  const form = useFormFlow(machines.lookup, { fields: posted?.typed ?? nothingTyped });
  const link = useFormFlow(machines.link, { fields: nothingTyped });
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
      Deeds={LateDeeds}
    />
  );
};

/** Asks for what a form without a script has sent. */
const lookedUp = async (typed: LookupTyped, gateway: LateGateway): Promise<PostedLookup> => {
  const problems = lookupProblems(typed);
  if (problems.length > 0) return { typed, problems, refusal: null, found: null };
  const calls = await lookupCallsOf(gateway);
  const answer = await calls.find(typed, endless).catch(() => null);
  return {
    typed,
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
    const fieldOf = (name: string) => (posted.get(name) ?? '').slice(0, longestTyped);
    const typed = { locator: fieldOf(locatorField), who: fieldOf(whoField) };
    return ready(JSON.stringify(await lookedUp(typed, gateway)));
  },
};
