import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { deadlineBy } from '#app/ports/deadline.ts';
import { contactsFoundOver } from '#app/ports/members.ts';
import type { SavedContact } from '#domain/member/saved-contact.ts';
import { submissionOf } from '#machines/kit/submission/submission.machine.ts';
import type { ContactRefusal } from '#screens/saved-contacts/saved-contacts.flow.ts';
import { askAnew } from './ask-anew.ts';
import { useFormFlow } from './use-form-flow.ts';

const drawn = submissionOf<null, readonly SavedContact[], ContactRefusal>();

/** The saved passengers as they were told last, and the way to ask for them anew. */
export const useContactsFound = () => {
  const { gateway, clock } = useRouter().options.context;
  const [machine] = useState(() => drawn.provide({ actors: contactsFoundOver(gateway, deadlineBy(clock)) }));
  const problem = useFormFlow(machine, { fields: null });
  const [contacts, keep] = useState<readonly SavedContact[] | null>(null);
  useEffect(() => {
    const following = problem.subscribe((snapshot) => {
      if (snapshot.hasTag('done')) keep(snapshot.context.granted);
    });
    return () => following.unsubscribe();
  }, [problem]);
  const ask = useCallback(() => askAnew(problem, null, clock.now()), [problem, clock]);
  return { contacts, problem, ask };
};
