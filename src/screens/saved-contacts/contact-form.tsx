import { type FocusEvent, type FormEvent, useReducer } from 'react';
import { wallClockOf } from '#domain/railway-time.ts';
import { askedOf, blankRegistration } from '#domain/registration.ts';
import { tidiedPerson } from '#domain/registration-tidied.ts';
import { isAnotherField } from '#panels/is-another-field.ts';
import { newKey } from '#panels/new-key.ts';
import { personProblemsOf } from '#panels/registration/finding-words.ts';
import { PersonFields } from '#panels/registration/person-fields.tsx';
import { afterAction, type FormParts, fieldIdOf } from '#panels/registration/typed-registration.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePress } from '#ui/use-press.ts';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import { form } from './saved-contacts.css.ts';
import { type KeepingActor, type KeptContact, refusalWords } from './saved-contacts.flow.ts';

type Own = {
  readonly keeping: KeepingActor;
  readonly contact: KeptContact;
  readonly onClose: () => void;
};

const isoDay = 10;

/** The form of a saved passenger. What is typed stays in it until it is saved or closed. */
export const ContactForm = ({ keeping, contact: { id, person }, onClose }: Own) => {
  const words = useWords();
  const { say } = words;
  const { now } = useShop();
  const [{ draft, problems }, tell] = useReducer(afterAction, {
    draft: { ...blankRegistration, ...person },
    problems: [],
  });
  const { isBusy, refusal, said } = useSubmission(keeping);
  const press = usePress();
  const wrong = () => personProblemsOf(draft, wallClockOf(now()).slice(0, isoDay), words);
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
    if (isBusy) return;
    const found = wrong();
    const [first] = found;
    tell({ type: 'submitted', problems: found });
    if (first) {
      document.getElementById(fieldIdOf(first.field))?.focus();
      return;
    }
    const fields = { id, person: tidiedPerson(askedOf(draft)) };
    keeping.send({ type: 'form.begun', fields });
    keeping.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form className={form} noValidate onSubmit={submit} onPointerDownCapture={press.begins} onBlur={judge}>
      <ErrorSummary
        submit={0}
        problems={problems.map(({ field, text }) => ({ fieldId: fieldIdOf(field), text }))}
      />
      <PersonFields {...parts} />
      {refusal === null ? null : (
        <Notice variant="danger" heard="at-once" title={say('contacts.not-saved')}>
          {said ?? say(refusalWords[refusal])}
        </Notice>
      )}
      <Ways>
        <Button type="submit" look="primary" pending={isBusy ? say('profile.saving') : null}>
          {say('profile.save')}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {say('profile.withdraw')}
        </Button>
      </Ways>
    </form>
  );
};
