import { type FormEvent, use, useState } from 'react';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { askedOf, blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import { againAtOf, isBusy, isSaving } from '#machines/registration/registration.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { AgreedFields } from './agreed-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { KindField } from './kind-field.tsx';
import { PersonFields } from './person-fields.tsx';
import { problemsOf } from './problem-words.ts';
import { ReachFields } from './reach-fields.tsx';
import { form } from './registration-form.css.ts';
import type { FormParts } from './registration-input.ts';
import { RegistrationMessage } from './registration-message.tsx';
import { SendRow } from './send-row.tsx';
import { useRegistrationInput } from './use-registration-input.ts';

const Submit = ({ registration, draft }: Pick<FormParts, 'draft'> & Props) => {
  const { say } = useWords();
  const busy = useFlow(registration, isBusy, false);
  const againAt = useFlow(registration, againAtOf, null);
  const saving = useFlow(registration, isSaving, false);
  const doing = saving ? say('registration.saving') : say('registration.verifying');
  const isOpen = draft.contract === 'open';
  return (
    <SendRow
      name={say('registration.open')}
      doing={busy ? doing : null}
      againAt={againAt}
      why={isOpen ? say('registration.contract.why') : null}
      onAbandon={() => registration.send({ type: 'registration.abandoned' })}
    />
  );
};

type Props = { readonly registration: RegistrationActor };

/** Everything a customer is asked before being made. What is wrong is said at each field, and the first has the focus. */
export const RegistrationForm = ({ registration }: Props) => {
  const { say } = useWords();
  const { now, enteredRegistration } = useShop();
  const kept = enteredRegistration === null ? null : use(enteredRegistration());
  const [begun] = useState(() => kept?.read() ?? blankRegistration);
  const { parts: input, summary, isRight, ...worked } = useRegistrationInput(begun, problemsOf);
  const { draft } = input;
  const busy = useFlow(registration, isBusy, false);
  const keeping =
    <Change extends Partial<RegistrationDraft>>(dispatch: (change: Change) => void) =>
    (change: Change) => {
      dispatch(change);
      kept?.keep({ ...draft, ...change });
    };
  const parts: FormParts = {
    ...input,
    type: keeping(input.type),
    askOtherwise: keeping(input.askOtherwise),
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isRight()) return;
    const sent = { draft: askedOf(normalizeRegistration(draft)), key: newKey(), at: now() };
    registration.send({ type: 'registration.submitted', ...sent });
  };
  return (
    <form className={form} noValidate onSubmit={submit} {...worked}>
      <p>{say('registration.lead')}</p>
      <ErrorSummary submit={0} problems={summary} />
      <KindField {...parts} />
      {draft.kind === 'company' ? <CompanyFields {...parts} /> : null}
      <PersonFields {...parts} />
      <ReachFields {...parts} />
      <AgreedFields {...parts} />
      <KeptRoom isAsking={busy}>
        <RegistrationMessage registration={registration} />
      </KeptRoom>
      <Submit registration={registration} draft={draft} />
    </form>
  );
};
