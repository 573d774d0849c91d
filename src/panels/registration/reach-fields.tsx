import type { EmailNeed } from '#domain/member/registration.ts';
import { PhoneFields } from '#panels/phone-fields.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { type FormParts, problemIn } from './registration-input.ts';

type Props = {
  readonly emailNeed?: EmailNeed;
  /** Whether the link for the password goes there. */
  readonly isMailed?: boolean;
};

/** Where the letter goes, and how the member is called. */
export const ReachFields = ({ emailNeed = 'required', isMailed = true, ...parts }: FormParts & Props) => {
  const { say } = useWords();
  const { draft, problems, type, leave, idOf } = parts;
  const isPhoneFree = draft.kind === 'individual' && draft.nationality === 'foreign';
  return (
    <CardGroup legend={say('passenger.contact')}>
      <EmailField
        id={idOf('email')}
        name={idOf('email')}
        label={say('passenger.email')}
        hint={isMailed ? say('registration.email.hint') : null}
        need={emailNeed}
        problem={problemIn(problems, 'email')}
        value={draft.email}
        onChange={({ target }) => type({ email: target.value })}
        onBlur={leave}
      />
      <PhoneFields
        id={idOf('phone')}
        phone={draft}
        need={isPhoneFree ? 'optional' : 'required'}
        problem={problemIn(problems, 'phone')}
        onType={type}
        onLeave={leave}
      />
    </CardGroup>
  );
};
