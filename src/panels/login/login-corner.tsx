import { isTakingBack } from '#machines/login/login.selectors.ts';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { LoginPanel } from './login-panel.tsx';

type Props = { readonly login: LoginActor | null; readonly back: string };

/** The corner of the header where a guest logs in. */
export const LoginCorner = ({ login, back }: Props) => {
  const { say } = useWords();
  const takingBack = useFlow(login, isTakingBack, false);
  return (
    <>
      <Button popoverTarget={loginPanelId} pending={takingBack ? say('login.taking-back') : null}>
        {say('login.open')}
      </Button>
      <LoginPanel login={login} back={back} />
    </>
  );
};
