import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { useLazyFlow } from '#app/hooks/use-lazy-flow.ts';
import { memberIn } from '#machines/session/session.selectors.ts';
import { ContactsContext } from '#panels/contacts.ts';
import { OwnRecordContext } from '#panels/own-record.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';

const load = () => import('./begin-contacts.ts');

const grantedIn = <Granted,>({ context }: { readonly context: { readonly granted: Granted } }): Granted =>
  context.granted;

/** What is drawn knows the member's own record and the passengers they have saved; nobody is asked about a guest's. */
export const ContactsAround = ({ children }: { readonly children: ReactNode }) => {
  const { gateway, clock } = useRouter().options.context;
  const { session } = useShop();
  const member = useFlow(session, memberIn, null)?.id ?? null;
  const begins = useMemo(
    () =>
      member === null
        ? null
        : {
            contacts: () => load().then(({ beginContacts }) => beginContacts(gateway, clock)),
            record: () => load().then(({ beginOwnRecord }) => beginOwnRecord(gateway, clock)),
          },
    [member, gateway, clock],
  );
  const contacts = useFlow(useLazyFlow(begins?.contacts ?? null), grantedIn, null);
  const record = useFlow(useLazyFlow(begins?.record ?? null), grantedIn, null);
  return (
    <OwnRecordContext value={record}>
      <ContactsContext value={contacts ?? []}>{children}</ContactsContext>
    </OwnRecordContext>
  );
};
