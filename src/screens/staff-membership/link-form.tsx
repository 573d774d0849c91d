import { type FormEvent, useState } from 'react';
import { parseEmail } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { emailProblemWord } from '#panels/email-problem-word.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { SendRow } from '#panels/registration/send-row.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './staff-membership.css.ts';
import { type LinkActor, refusalWords } from './staff-membership.flow.ts';

const emailId = 'member-email';

/** Asks for the link with which a member chooses a new password. */
export const LinkForm = ({ form }: { readonly form: LinkActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, fields, refusal, message, againAt } = useSubmission(form);
  const [problem, showProblem] = useState<MessageId | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const sent = new FormData(event.currentTarget);
    const email = parseEmail(textIn(sent, 'email'));
    const found = emailProblemWord(email);
    showProblem(found);
    if (found !== null) {
      document.getElementById(emailId)?.focus();
      return;
    }
    const letter = sent.has('letter') ? 'yes' : 'no';
    form.send({ type: 'form.submitted', fields: { email, letter }, key: newKey(), at: now() });
  };
  return (
    <form className={styles.given} method="post" noValidate onSubmit={send}>
      <RefusalRoom
        isAsking={isBusy}
        title={say('staff-membership.refused.title')}
        text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
      />
      <EmailField
        id={emailId}
        name="email"
        label={say('staff-membership.email')}
        problem={problem === null ? null : say(problem)}
        defaultValue={fields.email}
        autoComplete="off"
      />
      <CheckboxField
        name="letter"
        label={say('staff-membership.letter')}
        defaultChecked={fields.letter === 'yes'}
      />
      <SendRow
        isMain={false}
        name={say('staff-membership.ask')}
        againAt={againAt}
        doing={isBusy ? say('staff-membership.asking') : null}
        onAbandon={() => form.send({ type: 'form.abandoned' })}
      />
    </form>
  );
};
