import { type FormEvent, useState } from 'react';
import { parseEmail } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { AgainButton } from '#panels/again.tsx';
import { emailProblemWord } from '#panels/email-problem-word.ts';
import { textIn } from '#panels/text-in.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { form } from './mail-link-form.css.ts';

type Props = {
  readonly fieldId: string;
  readonly lead: string;
  /** Why the last try did not succeed. */
  readonly refusal: string | null;
  /** When it may be asked again, where that was said. */
  readonly againAt: number | null;
  /** What was typed last. */
  readonly email: string;
  readonly isBusy: boolean;
  readonly onAsk: (email: string) => void;
};

/** Asks for the address a link is mailed to. */
export const MailLinkForm = ({ fieldId, lead, refusal, againAt, email, isBusy, onAsk }: Props) => {
  const { say } = useWords();
  const [problem, showProblem] = useState<MessageId | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = parseEmail(textIn(new FormData(event.currentTarget), 'email'));
    const found = emailProblemWord(entered);
    showProblem(found);
    if (found) document.getElementById(fieldId)?.focus();
    else onAsk(entered);
  };
  return (
    <form className={form} noValidate onSubmit={submit}>
      <p>{lead}</p>
      <KeptRoom isAsking={isBusy}>
        {refusal === null ? null : <Notice variant="danger" heard="at-once" title={refusal} />}
      </KeptRoom>
      <EmailField
        id={fieldId}
        name="email"
        label={say('login.email')}
        problem={problem ? say(problem) : null}
        defaultValue={email}
      />
      <AgainButton
        type="submit"
        variant="primary"
        againAt={againAt}
        pending={isBusy ? say('forgotten.submitting') : null}
      >
        {say('forgotten.submit')}
      </AgainButton>
    </form>
  );
};
