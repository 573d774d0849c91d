import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { OnlySupport } from '#app/member/only-support.tsx';
import { deadlineBy } from '#app/ports/deadline.ts';
import { correctionOver, counterOver, passwordLinkOver, soughtOver } from '#app/ports/membership.ts';
import { NeedsScript } from '#app/purchase/needs-script.tsx';
import type { Place } from '#app/routing/place.ts';
import type { CustomerSought } from '#domain/member/customer-at-counter.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { StaffWays } from '#panels/staff-ways/staff-ways.tsx';
import {
  type Corrected,
  type Correction,
  type CorrectionRefusal,
  emptyCorrection,
  type FoundCustomers,
  nobodySought,
  type SoughtRefusal,
} from '#screens/staff-membership/correction.flow.ts';
import {
  type AtCounter,
  type CounterRefusal,
  nobodyAtCounter,
  type RegisteredCustomer,
} from '#screens/staff-membership/counter.flow.ts';
import {
  type GivenLink,
  type LinkRefusal,
  noLinkWanted,
  type WantedLink,
} from '#screens/staff-membership/staff-membership.flow.ts';
import { StaffMembership } from '#screens/staff-membership/staff-membership.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

const drawnLink = submissionOf<WantedLink, GivenLink, LinkRefusal>();
const drawnSought = submissionOf<CustomerSought, FoundCustomers, SoughtRefusal>();
const drawnCorrection = submissionOf<Correction, Corrected, CorrectionRefusal>();
const drawnCounter = submissionOf<AtCounter, RegisteredCustomer, CounterRefusal>();

const Desk = () => {
  const { gateway, clock } = useRouter().options.context;
  const [machines] = useState(() => {
    const deadline = deadlineBy(clock);
    return {
      link: drawnLink.provide({ actors: passwordLinkOver(gateway, deadline) }),
      sought: drawnSought.provide({ actors: soughtOver(gateway, deadline) }),
      correction: drawnCorrection.provide({ actors: correctionOver(gateway, deadline) }),
      counter: drawnCounter.provide({ actors: counterOver(gateway, deadline) }),
    };
  });
  const link = useFormFlow(machines.link, { fields: noLinkWanted });
  const sought = useFormFlow(machines.sought, { fields: nobodySought });
  const again = useFormFlow(machines.sought, { fields: nobodySought });
  const correction = useFormFlow(machines.correction, { fields: emptyCorrection });
  const counter = useFormFlow(machines.counter, { fields: nobodyAtCounter });
  // A page that is left may be shown again by Back as it stood: without the link, and without anybody's record.
  useEffect(() => {
    const forget = () => {
      link.send({ type: 'form.begun', fields: noLinkWanted });
      for (const read of [sought, again]) read.send({ type: 'form.begun', fields: nobodySought });
      correction.send({ type: 'form.begun', fields: emptyCorrection });
    };
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, [link, sought, again, correction]);
  return (
    <StaffMembership link={link} sought={sought} again={again} correction={correction} counter={counter} />
  );
};

const StaffMembershipPlace = () => {
  const { say } = useWords();
  return (
    <Page title={say('staff-membership.title')} lead={say('staff-membership.lead')} width="wide">
      <StaffWays />
      <OnlySupport>{(member) => <Desk key={member} />}</OnlySupport>
      <NeedsScript saying="member.without-script" />
    </Page>
  );
};

export const place: Place = {
  head: {
    title: 'head.staff-membership.title',
    description: 'head.staff-membership.description',
    keywords: 'head.staff-membership.keywords',
  },
  Screen: StaffMembershipPlace,
};
