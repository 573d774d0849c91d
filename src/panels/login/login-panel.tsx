import { Suspense } from 'react';
import { isBusy, isLoginShown, stateOf } from '#machines/login/login.selectors.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Popover } from '#ui/overlay/popover.tsx';
import { ForgottenPassword } from './lazy-forgotten.tsx';
import type { LoginActor } from './login-actor.ts';
import { LoginForm } from './login-form.tsx';
import { LoginMessage } from './login-message.tsx';
import { LoginOthers } from './login-others.tsx';
import { head, panel, title } from './login-panel.css.ts';

type Props = { readonly login: LoginActor | null; readonly back: string };

/** The login under its button in the header. It opens before any script is there. */
export const LoginPanel = ({ login, back }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const isShown = useFlow(login, isLoginShown, false);
  const busy = useFlow(login, isBusy, false);
  const state = useFlow(login, stateOf, 'resting');
  const visibility = login && {
    isShown,
    onShown: () => login.send({ type: 'login.opened' }),
    onHidden: () => login.send(busy ? { type: 'login.abandoned', at: now() } : { type: 'login.closed' }),
  };
  return (
    <>
      <Popover id={loginPanelId} name={say('login.title')} shape="sheet" visibility={visibility}>
        <div className={panel} data-flow="login" data-state={state}>
          <div className={head}>
            <h2 className={title}>{say('login.title')}</h2>
            <CloseButton name={say('login.close')} popoverTarget={loginPanelId} popoverTargetAction="hide" />
          </div>
          <LoginMessage login={login} />
          <LoginForm login={login} back={back} />
          <LoginOthers login={login} />
        </div>
      </Popover>
      {login ? (
        <Suspense>
          <ForgottenPassword login={login} />
        </Suspense>
      ) : null}
    </>
  );
};
