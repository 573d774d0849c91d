import type { ReactNode } from 'react';
import { isBusy, isEidShown } from '#machines/login/login.selectors.ts';
import { isActivationShown, isFormShown } from '#machines/registration/registration.selectors.ts';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { others, unseen } from './login-panel.css.ts';
import { loginFormId, parseEmailIn } from './parse-login.ts';

/** Where it may not be done now, it is not seen. */
type Shown = { readonly className: string | undefined };
type Pressed = Shown & {
  readonly pending?: string | null;
  readonly onPress: (email: string) => void;
  readonly children: ReactNode;
};

/** What is done with the e-mail that stands in the login form. */
const WithEmail = ({ onPress, children, ...shown }: Pressed) => (
  <Button
    {...shown}
    variant="quiet"
    width="full"
    form={loginFormId}
    onClick={({ currentTarget }) => onPress(parseEmailIn(currentTarget.form))}
  >
    {children}
  </Button>
);

/** The ways of whoever is no member yet, or none that is active. */
const NewMember = ({ registration, className }: Shown & { readonly registration: RegistrationActor }) => {
  const { say } = useWords();
  const isOpening = useFlow(registration, isFormShown, false);
  const isActivating = useFlow(registration, isActivationShown, false);
  return (
    <>
      <Button
        width="full"
        className={className}
        pending={isOpening ? say('registration.opening') : null}
        onClick={() => registration.send({ type: 'registration.opened' })}
      >
        {say('registration.open')}
      </Button>
      <WithEmail
        className={className}
        pending={isActivating ? say('registration.opening') : null}
        onPress={(email) => registration.send({ type: 'activation.opened', email })}
      >
        {say('activation.open')}
      </WithEmail>
    </>
  );
};

/** What else may be done beside the form; while the server thinks, only giving up. The form stays where it is. */
export const LoginOthers = ({ login }: { readonly login: LoginActor | null }) => {
  const { say } = useWords();
  const { now, registration } = useShop();
  const busy = useFlow(login, isBusy, false);
  const departing = useFlow(login, isEidShown, false);
  const rests = busy ? unseen : undefined;
  return (
    <div className={others}>
      {busy && !departing ? null : (
        <Button
          width="full"
          pending={departing ? say('login.eid.departing') : null}
          onClick={() => login?.send({ type: 'eid.chosen', at: now() })}
        >
          {say('login.eid')}
        </Button>
      )}
      {busy ? (
        <Button
          variant="quiet"
          width="full"
          onClick={() => login?.send({ type: 'login.abandoned', at: now() })}
        >
          {say('login.abandon')}
        </Button>
      ) : null}
      <WithEmail className={rests} onPress={(email) => login?.send({ type: 'password.forgotten', email })}>
        {say('login.forgotten')}
      </WithEmail>
      {registration === null ? null : <NewMember registration={registration} className={rests} />}
    </div>
  );
};
