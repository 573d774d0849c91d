import { useMemo } from 'react';
import { foreignCodeOf, foreignCountriesIn, foreignCountryId } from '#panels/foreign-countries.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { BirthDate } from './birth-date.tsx';
import { fieldIdOf } from './field-ids.ts';
import { type CardParts, problemIn, TextOfPassenger } from './text-of-passenger.tsx';

const CountryOfPassenger = ({ ordinal, passenger, problems, dispatch }: CardParts) => {
  const { say, language } = useWords();
  const choices = useMemo(() => foreignCountriesIn({ say, language }), [say, language]);
  return (
    <SelectField
      id={fieldIdOf({ passenger: ordinal, field: 'countryId' })}
      label={say('passenger.country')}
      problem={problemIn(problems, 'countryId')}
      value={foreignCodeOf(passenger.countryId)}
      autoComplete={`section-passenger-${ordinal + 1} country`}
      choices={choices}
      onChange={({ target }) =>
        dispatch({
          type: 'typed',
          passenger: ordinal,
          change: { countryId: foreignCountryId(target.value) },
        })
      }
    />
  );
};

/** Day of birth and nationality; citizens show their number, everybody else a passport. */
export const PassengerDocuments = (card: CardParts) => {
  const { say } = useWords();
  const { ordinal, passenger, dispatch } = card;
  return (
    <FieldRow>
      <BirthDate {...card} />
      <Abreast>
        <RadioGroup
          id={`passenger-${ordinal + 1}-nationality`}
          name={`passenger-${ordinal + 1}-nationality`}
          label={say('passenger.nationality')}
          chosen={passenger.nationality}
          choices={[
            { value: 'turkish', label: say('reference.nationality.turkish') },
            { value: 'foreign', label: say('reference.nationality.foreign') },
          ]}
          onChange={({ target }) =>
            dispatch({
              type: 'typed',
              passenger: ordinal,
              change: { nationality: target.value === 'foreign' ? 'foreign' : 'turkish' },
            })
          }
        />
      </Abreast>
      {passenger.nationality === 'turkish' ? (
        <TextOfPassenger
          {...card}
          field="identityNumber"
          kind="number"
          label={say('passenger.identity')}
          hint={say('passenger.identity.hint')}
          fills="off"
        />
      ) : (
        <>
          <CountryOfPassenger {...card} />
          <TextOfPassenger
            {...card}
            field="passportNumber"
            kind="sign"
            label={say('passenger.passport')}
            hint={say('passenger.passport.hint')}
            fills="off"
          />
        </>
      )}
    </FieldRow>
  );
};
