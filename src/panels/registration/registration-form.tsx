import { type FocusEvent, type FormEvent, useReducer } from 'react';
import { wallClockOf } from '#domain/railway-time.ts';
import { askedOf } from '#domain/registration.ts';
import { tidiedRegistration } from '#domain/registration-tidied.ts';
import { isBusy, isSaving } from '#machines/registration/registration.selectors.ts';
import { isAnotherField } from '#panels/is-another-field.ts';
import { newKey } from '#panels/new-key.ts';
import { type RegistrationActor, useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Abreast } from '#ui/abreast.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { usePress } from '#ui/use-press.ts';
import { useWords } from '#ui/words-context.ts';
import { AgreedFields } from './agreed-fields.tsx';
import { CompanyFields } from './company-fields.tsx';
import { problemsOf } from './finding-words.ts';
import { PersonFields } from './person-fields.tsx';
import { ReachFields } from './reach-fields.tsx';
import { actions, form } from './registration-form.css.ts';
import { RegistrationSaid } from './registration-said.tsx';
import { afterAction, type FormParts, fieldIdOf, nothingTyped } from './typed-registration.ts';

const isoDay = 10;

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
  const words = useWords();
  const { now } = useShop();
  const [{ draft, problems }, tell] = useReducer(afterAction, nothingTyped);
  const busy = useFlow(registration, isBusy, false);
  const press = usePress();
  const wrong = () => problemsOf(draft, wallClockOf(now()).slice(0, isoDay), words);
  const parts: FormParts = {
    draft,
    problems,
    type: (change) => tell({ type: 'typed', change }),
    askOtherwise: (change) => tell({ type: 'asked-otherwise', change }),
    leave: () => tell({ type: 'left' }),
  };
  const judge = ({ relatedTarget }: FocusEvent<HTMLElement>) => {
    if (problems.length === 0 || !isAnotherField(relatedTarget)) return;
    const still = wrong();
    press.whenOver(() => tell({ type: 'judged', problems: still }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const found = wrong();
    const [first] = found;
    tell({ type: 'submitted', problems: found });
    if (first) document.getElementById(fieldIdOf(first.field))?.focus();
    else {
      const sent = { draft: askedOf(tidiedRegistration(draft)), key: newKey(), at: now() };
      registration.send({ type: 'registration.submitted', ...sent });
    }
  };
  return (
    <form className={form} noValidate onSubmit={submit} onPointerDownCapture={press.begins} onBlur={judge}>
      <p>{words.say('registration.lead')}</p>
      <ErrorSummary
        submit={0}
        problems={problems.map(({ field, text }) => ({ fieldId: fieldIdOf(field), text }))}
      />
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
