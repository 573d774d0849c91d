import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { useLazyFlow } from '#app/hooks/use-lazy-flow.ts';
import { memberIn } from '#machines/session/session.selectors.ts';
import { ContactsContext } from '#panels/contacts.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { ProblemActor } from '#screens/saved-contacts/saved-contacts.flow.ts';

const foundIn = ({ context }: SnapshotFrom<ProblemActor>) => context.granted;

/** What is drawn knows the passengers the member has saved; nobody is asked about a guest's. */
export const ContactsAround = ({ children }: { readonly children: ReactNode }) => {
  const { gateway, clock } = useRouter().options.context;
  const { session } = useShop();
  const member = useFlow(session, memberIn, null)?.id ?? null;
  const load = useMemo(
    () =>
      member === null
        ? null
        : () => import('./begin-contacts.ts').then(({ beginContacts }) => beginContacts(gateway, clock)),
    [member, gateway, clock],
  );
  const contacts = useFlow(useLazyFlow(load), foundIn, null);
  return <ContactsContext value={contacts ?? []}>{children}</ContactsContext>;
};
