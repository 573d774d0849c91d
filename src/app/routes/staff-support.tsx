import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { OnlyMember } from '#app/member/only-member.tsx';
import { deadlineBy } from '#app/ports/deadline.ts';
import { bookingSeenOver } from '#app/ports/operations.ts';
import { NeedsScript } from '#app/purchase/needs-script.tsx';
import type { Place } from '#app/routing/place.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import { StaffWays } from '#panels/staff-ways/staff-ways.tsx';
import type { SeenSteps } from '#screens/staff-support/recordings.tsx';
import type { Looked, SeenBooking, SupportRefusal } from '#screens/staff-support/staff-support.flow.ts';
import { StaffSupport } from '#screens/staff-support/staff-support.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

/** The charts of every flow come with the first recording that is looked at. */
const LazyPlayer = lazy(() =>
  import('#atlas/session-player.tsx').then((module) => ({ default: module.SessionPlayer })),
);

const Player = (own: SeenSteps) => {
  const { say } = useWords();
  return (
    <Suspense fallback={<LoadingText room="window" text={say('support.waiting')} />}>
      <LazyPlayer {...own} />
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
