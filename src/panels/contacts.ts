import { createContext, useContext } from 'react';
import type { SavedContact } from '#domain/member/saved-contact.ts';

/** The passengers the member has saved; empty for guests, and until they came. */
export const ContactsContext = createContext<readonly SavedContact[]>([]);

export const useContacts = (): readonly SavedContact[] => useContext(ContactsContext);
