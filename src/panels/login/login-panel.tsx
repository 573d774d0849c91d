import { isBusy, isLoginShown, stateOf } from '#machines/login/login.selectors.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CloseButton } from '#ui/buttons/close-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Popover } from '#ui/overlay/popover.tsx';
import { useLoginParts } from './lazy-parts.ts';
import type { LoginActor } from './login-actor.ts';
import { LoginForm } from './login-form.tsx';
import { LoginOthers } from './login-others.tsx';
import { head, panel, title } from './login-panel.css.ts';

type Props = { readonly login: LoginActor | null; readonly back: string };

/** The login under its button in the header. It opens before any script is there. */
export const LoginPanel = ({ login: begun, back }: Props) => {
  const { say } = useWords();
  const { now, registration } = useShop();
  const parts = useLoginParts((begun ?? registration) ? 'some' : 'none');
  const login = parts === null ? null : begun;
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
          <KeptRoom isAsking={busy}>{parts && login ? <parts.LoginMessage login={login} /> : null}</KeptRoom>
          <LoginForm login={login} back={back} Wait={parts?.LoginWait} />
          <LoginOthers login={login} NewMember={parts?.NewMember} />
        </div>
      </Popover>
      {parts && login ? <parts.ForgottenPassword login={login} /> : null}
    </>
  );
};
