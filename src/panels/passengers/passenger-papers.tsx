import { useMemo } from 'react';
import { countryCodeOf, countryCodes } from '#domain/country-codes.ts';
import { turkish } from '#domain/customer-number.ts';
import { regionsIn } from '#i18n/region-names.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { BirthDate } from './birth-date.tsx';
import { fieldIdOf } from './field-ids.ts';
import { abreast, fields } from './passengers.css.ts';
import { type CardParts, problemIn, TextOfPassenger } from './text-of-passenger.tsx';

const foreignCodes = countryCodes.filter((_, at) => at + 1 !== turkish);

const CountryOfPassenger = ({ ordinal, passenger, problems, tell }: CardParts) => {
  const { say, language } = useWords();
  const regions = useMemo(() => regionsIn(foreignCodes, language), [language]);
  const chosen = passenger.countryId === turkish ? null : countryCodeOf(passenger.countryId);
  return (
    <SelectField
      id={fieldIdOf({ passenger: ordinal, field: 'countryId' })}
      label={say('passenger.country')}
      problem={problemIn(problems, 'countryId')}
      value={chosen ?? ''}
      autoComplete={`section-passenger-${ordinal + 1} country`}
      choices={[
        { value: '', label: say('passenger.country.choose') },
        ...regions.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      onChange={({ target }) =>
        tell({
          type: 'typed',
          passenger: ordinal,
          change: { countryId: Math.max(countryCodes.indexOf(target.value) + 1, turkish) },
        })
      }
    />
  );
};

/** Day of birth and nationality; citizens show their number, everybody else a passport. */
export const PassengerPapers = (card: CardParts) => {
  const { say } = useWords();
  const { ordinal, passenger, tell } = card;
  return (
    <div className={fields}>
      <BirthDate {...card} />
      <div className={abreast}>
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
            tell({
              type: 'typed',
              passenger: ordinal,
              change: { nationality: target.value === 'foreign' ? 'foreign' : 'turkish' },
            })
          }
        />
      </div>
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
    </div>
  );
};
