import { type FormEvent, useState } from 'react';
import { problemOfLocator } from '#domain/booking-lookup.ts';
import { LocatorField } from '#panels/locator-field.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { textIn } from '#panels/text-in.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './staff-support.css.ts';
import { locatorField, problemWords, refusalWords, type SupportActor } from './staff-support.flow.ts';

/** Asks for a booking by its PNR alone. */
export const LookForm = ({ form }: { readonly form: SupportActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, isDone, refusal, said } = useSubmission(form);
  const [problem, showProblem] = useState<ReturnType<typeof problemOfLocator>>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const locator = textIn(new FormData(event.currentTarget), locatorField);
    const found = problemOfLocator(locator);
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
      {refusal === null ? null : (
        <Notice variant="danger" heard="at-once" title={say('support.refused.title')}>
          {said ?? say(refusalWords[refusal])}
        </Notice>
      )}
      <LocatorField id={locatorField} problem={problem === null ? null : say(problemWords[problem])} />
      <div>
        <Button type="submit" look="primary" pending={isBusy ? say('support.looking') : null}>
          {say('support.look')}
        </Button>
      </div>
    </form>
  );
};
