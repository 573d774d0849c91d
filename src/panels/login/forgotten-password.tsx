import { isForgottenShown, isLinkSent } from '#machines/login/login.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import type { LoginActor } from './login-actor.ts';
import { form } from './login-panel.css.ts';

/** Has a link for a new password mailed. */
export const ForgottenPassword = ({ login }: { readonly login: LoginActor }) => {
  const { say } = useWords();
  const isOpen = useFlow(login, isForgottenShown, false);
  const isSent = useFlow(login, isLinkSent, false);
  const close = () => login.send({ type: 'forgotten.closed' });
  const asking = isOpen ? <ForgottenForm login={login} /> : null;
  return (
    <Dialog isOpen={isOpen} title={say('forgotten.title')} grows="downwards" onDismiss={close}>
      {isSent ? (
        <div className={form}>
          <p role="status">{say('forgotten.sent')}</p>
          <Button variant="primary" onClick={close}>
            {say('forgotten.close')}
          </Button>
        </div>
      ) : (
        asking
      )}
    </Dialog>
  );
};
