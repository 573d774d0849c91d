import { useMemo } from 'react';
import { foreignCodeOf, foreignCountriesIn, foreignCountryId } from '#panels/foreign-countries.ts';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { type FormParts, problemIn } from './registration-input.ts';
import { TextOfRegistration as RegistrationTextField } from './registration-text-field.tsx';

const PassportCountryField = ({ draft, problems, type, leave, idOf }: FormParts) => {
  const { say, language } = useWords();
  const choices = useMemo(() => foreignCountriesIn({ say, language }), [say, language]);
  return (
    <SelectField
      id={idOf('countryId')}
      label={say('passenger.country')}
      problem={problemIn(problems, 'countryId')}
      value={foreignCodeOf(draft.countryId)}
      autoComplete="country"
      choices={choices}
      onChange={({ target }) => type({ countryId: foreignCountryId(target.value) })}
      onBlur={leave}
    />
  );
};

/** Citizens show their number, everybody else a passport. */
export const DocumentFields = (parts: FormParts) => {
  const { say } = useWords();
  const { draft, askOtherwise } = parts;
  return (
    <>
      <Abreast>
        <RadioGroup
          name="registration-nationality"
          label={say('passenger.nationality')}
          chosen={draft.nationality}
          choices={[
            { value: 'turkish', label: say('reference.nationality.turkish') },
            { value: 'foreign', label: say('reference.nationality.foreign') },
          ]}
          onChange={({ target }) =>
            askOtherwise({ nationality: target.value === 'foreign' ? 'foreign' : 'turkish' })
          }
        />
      </Abreast>
      {draft.nationality === 'turkish' ? (
        <RegistrationTextField
          parts={parts}
          field="identityNumber"
          kind="number"
          fills="off"
          label={say('passenger.identity')}
          hint={say('passenger.identity.hint')}
        />
      ) : (
        <>
          <PassportCountryField {...parts} />
          <RegistrationTextField
            parts={parts}
            field="passportNumber"
            kind="sign"
            fills="off"
            label={say('passenger.passport')}
            hint={say('passenger.passport.hint')}
          />
        </>
      )}
    </>
  );
};
