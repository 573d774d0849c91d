import { useMemo } from 'react';
import { phoneChoicesIn, phoneHint } from '#panels/phone-words.ts';
import { CardGroup } from '#ui/card-group.tsx';
import { EmailField } from '#ui/email-field.tsx';
import { FieldRow } from '#ui/field-row.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { type FormParts, fieldIdOf, problemIn } from './typed-registration.ts';

const PhoneFields = ({ draft, problems, type, leave }: FormParts) => {
  const words = useWords();
  const { say, language } = words;
  const choices = useMemo(() => phoneChoicesIn({ say, language }), [say, language]);
  const isFree = draft.kind === 'individual' && draft.nationality === 'foreign';
  return (
    <FieldRow>
      <SelectField
        label={say('passenger.phone.country')}
        value={draft.phoneCountry}
        choices={choices}
        autoComplete="tel-country-code"
        onChange={({ target }) => type({ phoneCountry: target.value })}
        onBlur={leave}
      />
      <TextField
        id={fieldIdOf('phone')}
        name={fieldIdOf('phone')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={say('passenger.phone')}
        hint={phoneHint(draft.phoneCountry, words)}
        need={isFree ? 'optional' : 'required'}
        problem={problemIn(problems, 'phone')}
        value={draft.phone}
        autoComplete="tel-national"
        onChange={({ target }) => type({ phone: target.value })}
        onBlur={leave}
      />
    </FieldRow>
  );
};

/** Where the letter goes, and how the member is called. */
export const ReachFields = (parts: FormParts) => {
  const { say } = useWords();
  const { draft, problems, type, leave } = parts;
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
      <PhoneFields {...parts} />
    </CardGroup>
  );
};
