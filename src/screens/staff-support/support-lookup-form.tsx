import { type FormEvent, useState } from 'react';
import { problemOfSupportCode } from '#domain/member/support-code.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { CodeField } from '#ui/fields/code-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './staff-support.css.ts';
import { locatorField, problemWords, refusalWords, type SupportActor } from './staff-support.flow.ts';

/** Asks for a booking by its PNR alone, or for a rental by its number. */
export const SupportLookupForm = ({ form }: { readonly form: SupportActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, isDone, refusal, message, againAt } = useSubmission(form);
  const [problem, showProblem] = useState<ReturnType<typeof problemOfSupportCode>>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const locator = textIn(new FormData(event.currentTarget), locatorField);
    const found = problemOfSupportCode(locator);
    showProblem(found);
    if (found !== null) {
      document.getElementById(locatorField)?.focus();
      return;
    }
    if (isDone) form.send({ type: 'form.begun', fields: { locator } });
    form.send({ type: 'form.submitted', fields: { locator }, key: newKey(), at: now() });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={send}>
      <RefusalRoom
        isAsking={isBusy}
        title={say('support.refused.title')}
        text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
      />
      <CodeField
        id={locatorField}
        name={locatorField}
        label={say('support.code')}
        hint={say('support.code.hint')}
        problem={problem === null ? null : say(problemWords[problem])}
        defaultValue=""
      />
      <div>
        <AgainButton
          type="submit"
          variant="primary"
          againAt={againAt}
          pending={isBusy ? say('support.looking') : null}
        >
          {say('support.look')}
        </AgainButton>
      </div>
    </form>
  );
};
