import type { ReactNode } from 'react';
import { isBusy } from '#machines/login/login.selectors.ts';
import { isFormShown } from '#machines/registration/registration.selectors.ts';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { others } from './login-panel.css.ts';
import { loginFormId, parseEmailIn } from './parse-login.ts';

type Pressed = { readonly onPress: (email: string) => void; readonly children: ReactNode };

/** What is done with the e-mail that stands in the login form. */
const WithEmail = ({ onPress, children }: Pressed) => (
  <Button
    variant="quiet"
    width="full"
    form={loginFormId}
    onClick={({ currentTarget }) => onPress(parseEmailIn(currentTarget.form))}
  >
    {children}
  </Button>
);

/** The ways of whoever is no member yet, or none that is active. */
const NewMember = ({ registration }: { readonly registration: RegistrationActor }) => {
  const { say } = useWords();
  const isOpening = useFlow(registration, isFormShown, false);
  return (
    <>
      <Button
        width="full"
        pending={isOpening ? say('registration.opening') : null}
        onClick={() => registration.send({ type: 'registration.opened' })}
      >
        {say('registration.open')}
      </Button>
      <WithEmail onPress={(email) => registration.send({ type: 'activation.opened', email })}>
        {say('activation.open')}
      </WithEmail>
    </>
  );
};

/** What else may be done beside the form; while the server thinks, only giving up. */
export const LoginOthers = ({ login }: { readonly login: LoginActor | null }) => {
  const { say } = useWords();
  const { now, registration } = useShop();
  const busy = useFlow(login, isBusy, false);
  return (
    <div className={others}>
      {busy ? (
        <Button
          variant="quiet"
          width="full"
          onClick={() => login?.send({ type: 'login.abandoned', at: now() })}
        >
          {say('login.abandon')}
        </Button>
      ) : (
        <>
          <Button width="full" onClick={() => login?.send({ type: 'eid.chosen', at: now() })}>
            {say('login.eid')}
          </Button>
          <WithEmail onPress={(email) => login?.send({ type: 'password.forgotten', email })}>
            {say('login.forgotten')}
          </WithEmail>
          {registration === null ? null : <NewMember registration={registration} />}
        </>
      )}
    </div>
  );
};
