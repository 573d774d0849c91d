import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { ToldStep } from '#domain/recorded-step.ts';
import { submissionOf } from '#machines/kit/submission.machine.ts';
import { StaffWays } from '#panels/staff-ways.tsx';
import type { Looked, SeenBooking, SupportRefusal } from '#screens/staff-support/staff-support.flow.ts';
import { StaffSupport } from '#screens/staff-support/staff-support.tsx';
import { LoadingText } from '#ui/loading-text.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { NeedsScript } from '../needs-script.tsx';
import { OnlyMember } from '../only-member.tsx';
import type { Place } from '../place.ts';
import { deadlineBy } from '../ports/deadline.ts';
import { bookingSeenOver } from '../ports/support.ts';
import { useFormFlow } from '../use-form-flow.ts';

/** The charts of every flow come with the first recording that is looked at. */
const LatePlayer = lazy(() =>
  import('#atlas/session-player.tsx').then((module) => ({ default: module.SessionPlayer })),
);

const Player = (own: { readonly title: string; readonly steps: readonly ToldStep[] }) => {
  const { say } = useWords();
  return (
    <Suspense fallback={<LoadingText room="window" text={say('support.waiting')} />}>
      <LatePlayer {...own} />
    </Suspense>
  );
};

const Desk = () => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() =>
    submissionOf<Looked, SeenBooking, SupportRefusal>().provide({
      actors: bookingSeenOver(gateway, deadlineBy(clock)),
    }),
  );
  return <StaffSupport form={useFormFlow(machine, { fields: { locator: '' } })} Player={Player} />;
};

const StaffSupportPlace = () => {
  const { say } = useWords();
  return (
    <Page title={say('support.title')} lead={say('support.lead')} width="wide">
      <StaffWays />
      <OnlyMember>{(member) => <Desk key={member} />}</OnlyMember>
      <NeedsScript saying="member.without-script" />
    </Page>
  );
};

export const place: Place = {
  head: {
    title: 'head.staff-support.title',
    description: 'head.staff-support.description',
    keywords: 'head.staff-support.keywords',
  },
  Screen: StaffSupportPlace,
};
