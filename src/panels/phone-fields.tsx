import { useMemo } from 'react';
import { phoneChoicesIn, phoneHint } from '#panels/phone-words.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Phone = { readonly phoneCountry: string; readonly phone: string };

type Props = {
  readonly id: string;
  readonly countryId?: string;
  /** Which of several addresses of a page it belongs to, for whatever fills fields in. */
  readonly section?: string;
  readonly phone: Phone;
  readonly need: 'optional' | 'required';
  readonly problem: string | null;
  readonly onType: (change: Partial<Phone>) => void;
  /** A field is left. */
  readonly onLeave?: () => void;
};

/** A phone number, with the country it is of. */
export const PhoneFields = ({
  id,
  countryId,
  section = '',
  phone: { phoneCountry, phone },
  need,
  problem,
  onType,
  onLeave,
}: Props) => {
  const words = useWords();
  const { say, language } = words;
  const choices = useMemo(() => phoneChoicesIn({ say, language }), [say, language]);
  return (
    <FieldRow>
      <SelectField
        id={countryId}
        label={say('passenger.phone.country')}
        value={phoneCountry}
        choices={choices}
        autoComplete={`${section}tel-country-code`}
        onChange={({ target }) => onType({ phoneCountry: target.value })}
        onBlur={onLeave}
      />
      <TextField
        id={id}
        name={id}
        type="tel"
        inputMode="tel"
        dir="ltr"
        label={say('passenger.phone')}
        hint={phoneHint(phoneCountry, words)}
        need={need}
        problem={problem}
        value={phone}
        autoComplete={`${section}tel-national`}
        onChange={({ target }) => onType({ phone: target.value })}
        onBlur={onLeave}
      />
    </FieldRow>
  );
};
