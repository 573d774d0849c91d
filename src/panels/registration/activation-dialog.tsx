import {
  againAtOf,
  emailOf,
  isActivationShown,
  isBusy,
  isLinkSent,
  messageOf,
  refusalOf,
} from '#machines/registration/registration.selectors.ts';
import { loginOf } from '#machines/session/session.selectors.ts';
import { MailLinkForm } from '#panels/mail-link/mail-link-form.tsx';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { refusalWordsOf } from './refusal-words.ts';
import { actions, sent } from './registration-form.css.ts';

type Props = { readonly registration: RegistrationActor };

const LinkSent = ({ registration }: Props) => {
  const { say } = useWords();
  const { now, session } = useShop();
  const login = useFlow(session, loginOf, null);
  const email = useFlow(registration, emailOf, '');
  return (
    <div className={sent}>
      <p role="status">{say('activation.sent')}</p>
      <div className={actions}>
        <Button
          variant="primary"
          onClick={() => {
            registration.send({ type: 'activation.closed' });
            login?.send({ type: 'login.opened' });
          }}
        >
          {say('login.open')}
        </Button>
        <Button onClick={() => registration.send({ type: 'link.asked', email, at: now() })}>
          {say('activation.again')}
        </Button>
      </div>
    </div>
  );
};

const LinkForm = ({ registration }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const email = useFlow(registration, emailOf, '');
  const busy = useFlow(registration, isBusy, false);
  const againAt = useFlow(registration, againAtOf, null);
  const refusal = useFlow(registration, refusalOf, null);
  const message = useFlow(registration, messageOf, null);
  return (
    <MailLinkForm
      fieldId="activation-email"
      lead={say('activation.lead')}
      refusal={refusal === null ? null : (message ?? say(refusalWordsOf(refusal)))}
      againAt={againAt}
      email={email}
      isBusy={busy}
      onAsk={(entered) => registration.send({ type: 'link.asked', email: entered, at: now() })}
    />
  );
};

/** Has the link that activates mailed again, or leads to the login. */
export const ActivationDialog = ({ registration }: Props) => {
  const { say } = useWords();
  const isOpen = useFlow(registration, isActivationShown, false);
  const isSent = useFlow(registration, isLinkSent, false);
  const asking = isOpen ? <LinkForm registration={registration} /> : null;
  return (
    <Dialog
      isOpen={isOpen}
      title={say('activation.title')}
      grows="downwards"
      onDismiss={() => registration.send({ type: 'activation.closed' })}
    >
      {isSent ? <LinkSent registration={registration} /> : asking}
    </Dialog>
  );
};
