import { MembershipSidebar } from '#panels/membership-sidebar/membership-sidebar.tsx';
import { SavedContacts } from '#screens/saved-contacts/saved-contacts.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { OnlyMember } from '../only-member.tsx';
import type { Place } from '../place.ts';
import { useContactDesk } from '../use-contact-desk.ts';

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
