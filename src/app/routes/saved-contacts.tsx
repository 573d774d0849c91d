import { useContactDesk } from '#app/hooks/use-contact-desk.ts';
import { OnlyMember } from '#app/member/only-member.tsx';
import type { Place } from '#app/routing/place.ts';
import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { SavedContacts } from '#screens/saved-contacts/saved-contacts.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Page } from '#ui/layout/page.tsx';

const OwnContacts = () => <SavedContacts desk={useContactDesk()} />;

const SavedContactsPlace = () => {
  const { say } = useWords();
  return (
    <Page title={say('contacts.title')} width="wide">
      <MembershipSidebar>
        <OnlyMember>{(member) => <OwnContacts key={member} />}</OnlyMember>
      </MembershipSidebar>
    </Page>
  );
};

export const place: Place = {
  head: {
    title: 'head.saved-contacts.title',
    description: 'head.saved-contacts.description',
    keywords: 'head.saved-contacts.keywords',
  },
  Screen: SavedContactsPlace,
};
