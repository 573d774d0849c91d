import { useMemo } from 'react';
import { countryCodeOf, countryCodes } from '#domain/values/country-codes.ts';
import { regionsIn } from '#i18n/region-names.ts';
import { birthDateHint } from '#panels/birth-date-hint.ts';
import { PhoneFields } from '#panels/phone-fields.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { type DriverParts, driverFieldId, problemIn } from './driver-problems.ts';
import { DriverText } from './driver-text.tsx';

type Props = { readonly parts: DriverParts };

/** Citizens show their number, everybody else a passport. */
const DriverDocument = ({ parts }: Props) => {
  const { say } = useWords();
  const isCitizen = parts.driver.nationality === 'turkish';
  return (
    <>
      <Abreast>
        <RadioGroup
          name="driver-nationality"
          label={say('passenger.nationality')}
          chosen={parts.driver.nationality}
          onChange={({ target }) =>
            parts.type({ nationality: target.value === 'foreign' ? 'foreign' : 'turkish' })
          }
          choices={(['turkish', 'foreign'] as const).map((value) => ({
            value,
            label:
              value === 'turkish'
                ? say('reference.nationality.turkish')
                : say('reference.nationality.foreign'),
          }))}
        />
      </Abreast>
      {isCitizen ? (
        <DriverText
          parts={parts}
          of="identityNumber"
          way="number"
          fills="off"
          label={say('passenger.identity')}
          hint={say('passenger.identity.hint')}
        />
      ) : (
        <DriverText
          parts={parts}
          of="passportNumber"
          way="sign"
          fills="off"
          label={say('passenger.passport')}
          hint={say('passenger.passport.hint')}
        />
      )}
    </>
  );
};

/** Who drives, and since when they may. */
export const WhoDrives = ({ parts }: Props) => {
  const words = useWords();
  const { say } = words;
  return (
    <CardGroup legend={say('rental.driver')}>
      <FieldRow>
        <DriverText
          parts={parts}
          of="firstName"
          way="name"
          fills="given-name"
          label={say('passenger.first-name')}
          hint={say('rental.driver.name.hint')}
        />
        <DriverText
          parts={parts}
          of="lastName"
          way="name"
          fills="family-name"
          label={say('passenger.last-name')}
        />
      </FieldRow>
      <FieldRow>
        <DriverText
          parts={parts}
          of="birthDate"
          way="number"
          fills="bday"
          label={say('passenger.birth-date')}
          hint={birthDateHint(parts.driver.birthDate, words)}
        />
        <DriverText
          parts={parts}
          of="licenceSince"
          way="number"
          fills="off"
          label={say('rental.driver.licence')}
          hint={say('rental.driver.licence.hint')}
        />
      </FieldRow>
      <DriverDocument parts={parts} />
    </CardGroup>
  );
};

/** How the driver is reached, and by which train they come. */
export const HowReached = ({ parts }: Props) => {
  const { say } = useWords();
  const { driver, problems, type, leave } = parts;
  return (
    <CardGroup legend={say('passenger.contact')}>
      <EmailField
        id={driverFieldId('email')}
        name={driverFieldId('email')}
        label={say('passenger.email')}
        hint={say('rental.driver.email.hint')}
        problem={problemIn(problems, 'email')}
        value={driver.email}
        onBlur={leave}
        onChange={({ target }) => type({ email: target.value })}
      />
      <PhoneFields
        id={driverFieldId('phone')}
        phone={driver}
        need="required"
        problem={problemIn(problems, 'phone')}
        onType={type}
        onLeave={leave}
      />
      <DriverText
        parts={parts}
        of="trainPnr"
        way="sign"
        fills="off"
        need="optional"
        label={say('rental.train.pnr')}
        hint={say('rental.driver.train.hint')}
      />
    </CardGroup>
  );
};

/** Who the invoice is for, and where they live. */
export const InvoiceFields = ({ parts }: Props) => {
  const { say, language } = useWords();
  const { driver, problems, type, leave } = parts;
  const countries = useMemo(
    () => regionsIn(countryCodes, language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  );
  return (
    <CardGroup legend={say('rental.invoice')}>
      <Abreast>
        <RadioGroup
          name="driver-invoice"
          label={say('rental.invoice.of')}
          chosen={driver.invoice}
          onChange={({ target }) =>
            type({ invoice: target.value === 'corporate' ? 'corporate' : 'individual' })
          }
          choices={[
            { value: 'individual', label: say('rental.invoice.individual') },
            { value: 'corporate', label: say('rental.invoice.corporate') },
          ]}
        />
      </Abreast>
      {driver.invoice === 'corporate' ? <CompanyOfInvoice parts={parts} /> : null}
      <SelectField
        id={driverFieldId('countryId')}
        label={say('rental.invoice.country')}
        problem={problemIn(problems, 'countryId')}
        value={countryCodeOf(driver.countryId) ?? ''}
        autoComplete="country"
        choices={countries}
        onBlur={leave}
        onChange={({ target }) => type({ countryId: countryCodes.indexOf(target.value) + 1 })}
      />
      <FieldRow>
        <DriverText
          parts={parts}
          of="city"
          way="name"
          fills="address-level1"
          label={say('rental.invoice.city')}
        />
        <DriverText
          parts={parts}
          of="zip"
          way="number"
          fills="postal-code"
          label={say('rental.invoice.zip')}
        />
      </FieldRow>
      <DriverText
        parts={parts}
        of="address"
        way="name"
        fills="street-address"
        label={say('rental.invoice.address')}
      />
    </CardGroup>
  );
};

const CompanyOfInvoice = ({ parts }: Props) => {
  const { say } = useWords();
  return (
    <>
      <DriverText
        parts={parts}
        of="companyName"
        way="name"
        fills="organization"
        label={say('registration.company.name')}
      />
      <FieldRow>
        <DriverText
          parts={parts}
          of="taxNumber"
          way="number"
          fills="off"
          label={say('registration.company.tax-number')}
        />
        <DriverText
          parts={parts}
          of="taxAdministration"
          way="name"
          fills="off"
          label={say('registration.company.tax-administration')}
        />
      </FieldRow>
    </>
  );
};
