import { FieldRow } from '#ui/fields/field-row.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CardGroup } from '#ui/layout/card-group.tsx';
import type { FormParts } from './registration-input.ts';
import { TextOfRegistration } from './registration-text-field.tsx';

/** What a company is known by. */
export const CompanyFields = (parts: FormParts) => {
  const { say } = useWords();
  return (
    <CardGroup legend={say('registration.company')}>
      <TextOfRegistration
        parts={parts}
        field="companyName"
        kind="name"
        label={say('registration.company.name')}
        fills="organization"
      />
      <FieldRow>
        <TextOfRegistration
          parts={parts}
          field="taxNumber"
          kind="number"
          label={say('registration.company.tax-number')}
          hint={say('registration.company.tax-number.hint')}
          fills="off"
        />
        <TextOfRegistration
          parts={parts}
          field="taxAdministration"
          kind="name"
          label={say('registration.company.tax-administration')}
          fills="off"
        />
      </FieldRow>
    </CardGroup>
  );
};
