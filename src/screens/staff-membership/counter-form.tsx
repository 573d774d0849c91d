import { type FormEvent, useState } from 'react';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { askedOf, type EmailNeed } from '#domain/member/registration.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { AgreedFields } from '#panels/registration/agreed-fields.tsx';
import { CompanyFields } from '#panels/registration/company-fields.tsx';
import { KindField } from '#panels/registration/kind-field.tsx';
import { PersonFields } from '#panels/registration/person-fields.tsx';
import { problemsOf } from '#panels/registration/problem-words.ts';
import { ReachFields } from '#panels/registration/reach-fields.tsx';
import { SendRow } from '#panels/registration/send-row.tsx';
import { useRegistrationInput } from '#panels/registration/use-registration-input.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { type CounterActor, counterRefusalWords } from './counter.flow.ts';
import * as styles from './staff-membership.css.ts';

/** What a customer is asked at the counter: the same as whoever registers alone, but that the e-mail may be missing. */
export const CounterForm = ({ form }: { readonly form: CounterActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, fields, refusal, message, againAt } = useSubmission(form);
  const [emailNeed, need] = useState<EmailNeed>(fields.emailNeed);
  const { parts, summary, isRight, ...worked } = useRegistrationInput(fields.draft, (draft, today, words) =>
    problemsOf(draft, today, words, emailNeed),
  );
  const { draft } = parts;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isRight()) return;
    const sent = { draft: askedOf(normalizeRegistration(draft)), emailNeed };
    form.send({ type: 'form.submitted', fields: sent, key: newKey(), at: now() });
  };
  return (
    <form className={styles.given} method="post" noValidate onSubmit={submit} {...worked}>
      <ErrorSummary submit={0} problems={summary} />
      <KindField {...parts} />
      {draft.kind === 'company' ? <CompanyFields {...parts} /> : null}
      <PersonFields {...parts} />
      <ReachFields {...parts} emailNeed={emailNeed} />
      <CheckboxField
        label={say('counter.no-email')}
        hint={say('counter.no-email.hint')}
        checked={emailNeed === 'optional'}
        onChange={({ target }) => need(target.checked ? 'optional' : 'required')}
      />
      <AgreedFields {...parts} />
      <RefusalRoom
        isAsking={isBusy}
        title={say('counter.refused.title')}
        text={refusal === null ? null : (message ?? say(counterRefusalWords[refusal]))}
      />
      <SendRow
        isMain={false}
        name={say('counter.save')}
        againAt={againAt}
        doing={isBusy ? say('counter.saving') : null}
        onAbandon={() => form.send({ type: 'form.abandoned' })}
      />
    </form>
  );
};
