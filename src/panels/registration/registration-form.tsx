import type { FormEvent } from 'react';
import { askedOf, blankRegistration } from '#domain/registration.ts';
import { tidiedRegistration } from '#domain/registration-tidied.ts';
import { isBusy, isSaving } from '#machines/registration/registration.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Abreast } from '#ui/abreast.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useWords } from '#ui/words-context.ts';
import { AgreedFields } from './agreed-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { problemsOf } from './finding-words.ts';
import { PersonFields } from './person-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import { actions, form } from './registration-form.css.ts';
import { RegistrationSaid } from './registration-said.tsx';
import type { FormParts } from './typed-registration.ts';
import { useTypedRegistration } from './use-typed-registration.ts';

const KindField = ({ draft, askOtherwise }: FormParts) => {
  const { say } = useWords();
  return (
    <Abreast>
      <RadioGroup
        name="registration-kind"
        label={say('registration.kind')}
        chosen={draft.kind}
        choices={[
          { value: 'individual', label: say('registration.kind.individual') },
          { value: 'company', label: say('registration.kind.company') },
        ]}
        onChange={({ target }) =>
          askOtherwise({ kind: target.value === 'company' ? 'company' : 'individual' })
        }
      />
    </Abreast>
  );
};

const Submit = ({ registration, draft }: Pick<FormParts, 'draft'> & Own) => {
  const { say } = useWords();
  const busy = useFlow(registration, isBusy, false);
  const saving = useFlow(registration, isSaving, false);
  const doing = saving ? say('registration.saving') : say('registration.verifying');
  const isOpen = draft.contract === 'open';
  return (
    <div className={actions}>
      <Button
        type="submit"
        look="primary"
        pending={busy ? doing : null}
        why={isOpen ? say('registration.contract.why') : null}
      >
        {say('registration.open')}
      </Button>
      {busy ? (
        <Button look="quiet" onClick={() => registration.send({ type: 'registration.abandoned' })}>
          {say('registration.abandon')}
        </Button>
      ) : null}
    </div>
  );
};

type Own = { readonly registration: RegistrationActor };

/** Everything a customer is asked before being made. What is wrong is said at each field, and the first has the focus. */
export const RegistrationForm = ({ registration }: Own) => {
  const { say } = useWords();
  const { now } = useShop();
  const busy = useFlow(registration, isBusy, false);
  const { parts, summary, isRight, ...worked } = useTypedRegistration(blankRegistration, problemsOf);
  const { draft } = parts;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !isRight()) return;
    const sent = { draft: askedOf(tidiedRegistration(draft)), key: newKey(), at: now() };
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
      <RegistrationSaid registration={registration} />
      <Submit registration={registration} draft={draft} />
    </form>
  );
};
