import { blankRegistration } from '#domain/member/registration.ts';
import { mostContacts } from '#domain/member/saved-contact.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { UserIcon } from '#ui/icons/user-icon.tsx';
import { CardList } from '#ui/layout/card-list.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ContactCard } from './contact-card.tsx';
import { ContactForm } from './contact-form.tsx';
import { whole } from './saved-contacts.css.ts';
import { type ContactDesk, type ContactRefusal, refusalWords } from './saved-contacts.flow.ts';

type Props = { readonly desk: ContactDesk };

/** Whether an action may have been done without its reader having heard of it. */
const isUnheard = (isBusy: boolean, refusal: ContactRefusal | 'not-reached' | null): boolean =>
  isBusy || refusal === 'not-reached';

const FormDialog = ({ desk: { keeping, editing, edit, ask } }: Props) => {
  const { say } = useWords();
  const { isBusy, refusal } = useSubmission(keeping);
  const close = () => {
    if (isUnheard(isBusy, refusal)) ask();
    keeping.send({ type: 'form.abandoned' });
    edit(null);
  };
  return (
    <Dialog
      grows="downwards"
      isOpen={editing !== null}
      title={editing?.id === null ? say('contacts.add') : say('contacts.change')}
      onDismiss={close}
    >
      {editing === null ? null : <ContactForm keeping={keeping} contact={editing} onClose={close} />}
    </Dialog>
  );
};

const RemoveDialog = ({ desk: { removing, leaving, leave, ask } }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message, fields: asked } = useSubmission(removing);
  // What was said of somebody else says nothing of this one.
  const isOfThis = asked === leaving?.id;
  const close = () => {
    if (isUnheard(isBusy, refusal)) ask();
    removing.send({ type: 'form.abandoned' });
    leave(null);
  };
  const remove = () => {
    const fields = leaving?.id ?? '';
    removing.send({ type: 'form.begun', fields });
    removing.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  const name = `${leaving?.person.firstName ?? ''} ${leaving?.person.lastName ?? ''}`;
  return (
    <Dialog
      role="alertdialog"
      grows="downwards"
      isOpen={leaving !== null}
      title={say('contacts.remove.title')}
      onDismiss={close}
      actions={
        <>
          <Button variant="danger" pending={isBusy ? say('contacts.removing') : null} onClick={remove}>
            {say('contacts.remove')}
          </Button>
          <Button variant="primary" first="in-dialog" onClick={close}>
            {say('contacts.remove.decline')}
          </Button>
        </>
      }
    >
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>{say('contacts.remove.text')}</p>
      <RefusalRoom
        isAsking={isBusy}
        title={say(refusal === 'not-reached' ? 'settling.unheard' : 'contacts.not-removed')}
        text={refusal === null || !isOfThis ? null : (message ?? say(refusalWords[refusal]))}
      />
    </Dialog>
  );
};

const Found = ({ desk }: Props) => {
  const { say } = useWords();
  const { contacts, edit, leave } = desk;
  if (contacts === null) return null;
  const isFull = contacts.length >= mostContacts;
  return (
    <>
      <div>
        <Button
          variant="primary"
          why={isFull ? say('contacts.refused.full') : null}
          onClick={() => edit({ id: null, person: blankRegistration })}
        >
          {say('contacts.add')}
        </Button>
      </div>
      <output>{say('contacts.count', { count: contacts.length })}</output>
      {contacts.length === 0 ? (
        <EmptyState icon={<UserIcon />} title={say('contacts.none')} text={say('contacts.none.text')} />
      ) : (
        <CardList items={contacts} keyOf={({ id }) => id}>
          {(contact) => <ContactCard contact={contact} onEdit={edit} onRemove={leave} />}
        </CardList>
      )}
    </>
  );
};

/** The passengers a member has saved: who they are, and the ways to add, change and take away. */
export const SavedContacts = ({ desk }: Props) => {
  const { say } = useWords();
  const { refusal, message, state } = useSubmission(desk.problem);
  return (
    <div className={whole} data-flow="submission" data-state={state}>
      <p>{say('contacts.lead')}</p>
      <h2>{say('contacts.list')}</h2>
      {desk.contacts === null && refusal === null ? <LoadingText text={say('contacts.reading')} /> : null}
      {refusal === null ? null : (
        <div role="alert">
          <EmptyState
            icon={<BarredIcon />}
            title={say('contacts.unread')}
            text={message ?? say(refusalWords[refusal])}
            action={<Button onClick={desk.ask}>{say('profile.read-again')}</Button>}
          />
        </div>
      )}
      <Found desk={desk} />
      <FormDialog desk={desk} />
      <RemoveDialog desk={desk} />
    </div>
  );
};
