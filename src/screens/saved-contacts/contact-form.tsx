import { type FormEvent, useState } from 'react';
import { normalizePerson } from '#domain/member/normalize-registration.ts';
import { askedOf, blankRegistration } from '#domain/member/registration.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { PersonFields } from '#panels/registration/person-fields.tsx';
import { personProblemsOf } from '#panels/registration/problem-words.ts';
import { useRegistrationInput } from '#panels/registration/use-registration-input.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { form } from './saved-contacts.css.ts';
import { type KeepingActor, type KeptContact, refusalWords } from './saved-contacts.flow.ts';

type Props = {
  readonly keeping: KeepingActor;
  readonly contact: KeptContact;
  readonly onClose: () => void;
};

/** The form of a saved passenger. What is typed stays in it until it is saved or closed. */
export const ContactForm = ({ keeping, contact: { id, person }, onClose }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { isBusy, refusal, message, fields: asked } = useSubmission(keeping);
  const [sent, noteSent] = useState<KeptContact | null>(null);
  const begun = { ...blankRegistration, ...person };
  const { parts, summary, isRight, ...worked } = useRegistrationInput(begun, personProblemsOf);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy || !isRight()) return;
    const fields = { id, person: normalizePerson(askedOf(parts.draft)) };
    noteSent(fields);
    keeping.send({ type: 'form.begun', fields });
    keeping.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  return (
    <form className={form} noValidate onSubmit={submit} {...worked}>
      <ErrorSummary submit={0} problems={summary} />
      <PersonFields {...parts} />
      <RefusalRoom
        isAsking={isBusy}
        title={say(refusal === 'not-reached' ? 'settling.unheard' : 'contacts.not-saved')}
        text={refusal === null || asked !== sent ? null : (message ?? say(refusalWords[refusal]))}
      />
      <Ways>
        <Button type="submit" variant="primary" pending={isBusy ? say('profile.saving') : null}>
          {say('profile.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {say('profile.withdraw')}
        </Button>
      </Ways>
    </form>
  );
};
