import { type FormEvent, useState } from 'react';
import { emailOf, isBusy, isEidProving, isEidShown, isRemembered } from '#machines/login/login.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { CountingButton } from '#ui/buttons/counting-button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { form } from './login-panel.css.ts';
import type { LoginWait } from './login-wait.tsx';
import { loginFormId, type ParsedLogin, parseLogin } from './parse-login.ts';

const noProblems: ParsedLogin['problems'] = [];

type Props = {
  readonly login: LoginActor | null;
  readonly back: string;
  /** Counts down where the login rests; undefined until it is here. */
  readonly Wait: typeof LoginWait | undefined;
};

/** E-mail and password. Without a live flow it is a plain form of the page and is sent as one. */
export const LoginForm = ({ login, back, Wait }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const [problems, showProblems] = useState(noProblems);
  const busy = useFlow(login, isBusy, false);
  const onEid = useFlow(login, isEidShown, false);
  const provingEid = useFlow(login, isEidProving, false);
  const email = useFlow(login, emailOf, '');
  const remembered = useFlow(login, isRemembered, false);
  const problemOf = (field: 'email' | 'password') => {
    const problem = problems.find((found) => found.field === field);
    return problem ? say(problem.message) : null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (login === null) return;
    event.preventDefault();
    const entered = parseLogin(new FormData(event.currentTarget));
    showProblems(entered.problems);
    const [first] = entered.problems;
    if (first) document.getElementById(`login-${first.field}`)?.focus();
    else login.send({ type: 'login.submitted', login: entered.login, at: now() });
  };
  const pending = () => {
    if (!busy || onEid) return null;
    return provingEid ? say('login.eid.proving') : say('login.submitting');
  };
  return (
    <form id={loginFormId} className={form} action="/giris" method="post" noValidate onSubmit={submit}>
      <input type="hidden" name="back" value={back} />
      <EmailField
        id="login-email"
        name="username"
        label={say('login.email')}
        problem={problemOf('email')}
        autoComplete="username"
        defaultValue={email}
      />
      <PasswordField
        id="login-password"
        name="password"
        label={say('login.password')}
        problem={problemOf('password')}
      />
      <CheckboxField
        id="login-remember"
        name="remember"
        label={say('login.remember')}
        hint={say('login.remember.hint')}
        defaultChecked={remembered}
      />
      <CountingButton
        type="submit"
        variant="primary"
        width="full"
        counts={login && Wait ? (onCount) => <Wait login={login} onCount={onCount} /> : null}
        pending={pending()}
        why={onEid ? say('login.eid.departing') : null}
        reason="heard"
      >
        {say('login.submit')}
      </CountingButton>
    </form>
  );
};
