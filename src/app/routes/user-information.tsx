import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFormFlow } from '#app/hooks/use-form-flow.ts';
import { usePicture } from '#app/hooks/use-picture.ts';
import { useRecordLists } from '#app/hooks/use-record-lists.ts';
import { keptProfileOf } from '#app/keeping/kept-profile.ts';
import { OnlyMember } from '#app/member/only-member.tsx';
import { profileOver } from '#app/ports/members.ts';
import type { Place } from '#app/routing/place.ts';
import { profileMachine } from '#machines/profile/profile.machine.ts';
import { recordOf } from '#machines/profile/profile.selectors.ts';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { PictureChoice } from '#screens/user-information/picture-choice.tsx';
import { isFormShown } from '#screens/user-information/profile-views.ts';
import { UserInformation } from '#screens/user-information/user-information.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

const OwnRecord = () => {
  const { gateway } = useRouter().options.context;
  const [machine] = useState(() => profileMachine.provide({ actors: profileOver(gateway) }));
  const flow = useFormFlow(machine, {});
  const lists = useRecordLists();
  const { show } = lists;
  const record = useFlow(flow, recordOf, null);
  const isChanging = useFlow(flow, isFormShown, false);
  const [typing] = useState(() => keptProfileOf(flow));
  useEffect(() => {
    if (record !== null) show((isChanging ? typing.read() : null) ?? record.profile);
  }, [record, isChanging, typing, show]);
  useEffect(() => typing.follow(), [typing]);
  const picture = usePicture();
  return (
    <UserInformation flow={flow} lists={lists} typing={typing} picture={<PictureChoice {...picture} />} />
  );
};

const UserInformationPlace = () => {
  const { say } = useWords();
  return (
    <Page title={say('profile.title')} width="wide">
      <MembershipSidebar>
        <OnlyMember>{(member) => <OwnRecord key={member} />}</OnlyMember>
      </MembershipSidebar>
    </Page>
  );
};

export const place: Place = {
  head: {
    title: 'head.user-information.title',
    description: 'head.user-information.description',
    keywords: 'head.user-information.keywords',
  },
  Screen: UserInformationPlace,
};
