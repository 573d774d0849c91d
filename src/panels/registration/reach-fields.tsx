import { PhoneFields } from '#panels/phone-fields.tsx';
import { CardGroup } from '#ui/card-group.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { type FormParts, fieldIdOf, problemIn } from './typed-registration.ts';

/** Where the letter goes, and how the member is called. */
export const ReachFields = (parts: FormParts) => {
  const { say } = useWords();
  const { draft, problems, type, leave } = parts;
  const isPhoneFree = draft.kind === 'individual' && draft.nationality === 'foreign';
  return (
    <CardGroup legend={say('passenger.contact')}>
      <EmailField
        id={fieldIdOf('email')}
        name={fieldIdOf('email')}
        label={say('passenger.email')}
        hint={say('registration.email.hint')}
        problem={problemIn(problems, 'email')}
        value={draft.email}
        onChange={({ target }) => type({ email: target.value })}
        onBlur={leave}
      />
      <PhoneFields
        id={fieldIdOf('phone')}
        phone={draft}
        need={isPhoneFree ? 'optional' : 'required'}
        problem={problemIn(problems, 'phone')}
        onType={type}
        onLeave={leave}
      />
    </CardGroup>
  );
};
