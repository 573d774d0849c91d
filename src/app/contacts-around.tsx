import { type ReactNode, useEffect } from 'react';
import { memberIn } from '#machines/session/session.selectors.ts';
import { ContactsContext } from '#panels/contacts.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useContactsFound } from './use-contacts-found.ts';

/** What is drawn knows the passengers the member has saved; nobody is asked about a guest's. */
export const ContactsAround = ({ children }: { readonly children: ReactNode }) => {
  const { session } = useShop();
  const member = useFlow(session, memberIn, null)?.id ?? null;
  const { contacts, ask } = useContactsFound();
  useEffect(() => {
    if (member !== null) ask();
  }, [member, ask]);
  return <ContactsContext value={member === null ? [] : (contacts ?? [])}>{children}</ContactsContext>;
};
