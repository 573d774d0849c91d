import { type FormEvent, useState } from 'react';
import { emailTyped } from '#domain/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { emailOf, isBusy, refusalOf, saidBy } from '#machines/login/login.selectors.ts';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { form } from './login-panel.css.ts';
import { emailProblemOf, textOf } from './login-typed.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** Asks for the address a link is mailed to. It begins with what was typed last. */
export const ForgottenForm = ({ login }: { readonly login: LoginActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const [problem, showProblem] = useState<MessageId | null>(null);
  const busy = useFlow(login, isBusy, false);
  const email = useFlow(login, emailOf, '');
  const refusal = useFlow(login, refusalOf, null);
  const said = useFlow(login, saidBy, null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = emailTyped(textOf(new FormData(event.currentTarget), 'email'));
    const found = emailProblemOf(typed);
    showProblem(found);
    if (found) document.getElementById('forgotten-email')?.focus();
    else login.send({ type: 'link.asked', email: typed, at: now() });
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <p>{say('forgotten.lead')}</p>
      {refusal === null ? null : (
        <Notice variant="danger" heard="at-once" title={said ?? say(refusalWordsOf(refusal).text)} />
      )}
      <EmailField
        id="forgotten-email"
        name="email"
        label={say('login.email')}
        problem={problem ? say(problem) : null}
        defaultValue={email}
      />
      <Button type="submit" look="primary" pending={busy ? say('forgotten.submitting') : null}>
        {say('forgotten.submit')}
      </Button>
    </form>
  );
};
