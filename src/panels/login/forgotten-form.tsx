import { againAtOf, emailOf, isBusy, messageOf, refusalOf } from '#machines/login/login.selectors.ts';
import { MailLinkForm } from '#panels/mail-link/mail-link-form.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import type { LoginActor } from './login-actor.ts';
import { refusalWordsOf } from './refusal-words.ts';

/** Asks for the address a link is mailed to. It begins with what was typed last. */
export const ForgottenForm = ({ login }: { readonly login: LoginActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const busy = useFlow(login, isBusy, false);
  const againAt = useFlow(login, againAtOf, null);
  const email = useFlow(login, emailOf, '');
  const refusal = useFlow(login, refusalOf, null);
  const message = useFlow(login, messageOf, null);
  return (
    <MailLinkForm
      fieldId="forgotten-email"
      lead={say('forgotten.lead')}
      refusal={refusal === null ? null : (message ?? say(refusalWordsOf(refusal).text))}
      againAt={againAt}
      email={email}
      isBusy={busy}
      onAsk={(entered) => login.send({ type: 'link.asked', email: entered, at: now() })}
    />
  );
};
