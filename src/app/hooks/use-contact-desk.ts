import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { deadlineBy } from '#app/ports/deadline.ts';
import { contactKeptOver, contactRemovedOver } from '#app/ports/members.ts';
import { blankRegistration } from '#domain/member/registration.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type {
  ContactDesk,
  ContactRefusal,
  KeptContact,
} from '#screens/saved-contacts/saved-contacts.flow.ts';
import { useContactsFound } from './use-contacts-found.ts';
import { useFormFlow } from './use-form-flow.ts';

const keptMachine = submissionOf<KeptContact, null, ContactRefusal>();
const removedMachine = submissionOf<string, null, ContactRefusal>();

const nobody: KeptContact = { id: null, person: blankRegistration };

/** What is done with saved passengers: whatever was done, the list is asked for anew and the form is put away. */
export const useContactDesk = (): ContactDesk => {
  const { gateway, clock } = useRouter().options.context;
  const [keeps] = useState(() =>
    keptMachine.provide({ actors: contactKeptOver(gateway, deadlineBy(clock)) }),
  );
  const [removes] = useState(() =>
    removedMachine.provide({ actors: contactRemovedOver(gateway, deadlineBy(clock)) }),
  );
  const { contacts, problem, ask } = useContactsFound();
  const keeping = useFormFlow(keeps, { fields: nobody });
  const removing = useFormFlow(removes, { fields: '' });
  const [editing, edit] = useState<KeptContact | null>(null);
  const [leaving, leave] = useState<SavedContact | null>(null);
  useEffect(() => {
    ask();
    const kept = keeping.subscribe((snapshot) => {
      if (!snapshot.hasTag('done')) return;
      edit(null);
      ask();
    });
    const removed = removing.subscribe((snapshot) => {
      if (!snapshot.hasTag('done')) return;
      leave(null);
      ask();
    });
    return () => {
      kept.unsubscribe();
      removed.unsubscribe();
    };
  }, [keeping, removing, ask]);
  return { contacts, problem, keeping, removing, editing, edit, leaving, leave, ask };
};
