import { birthDateHint } from '#panels/birth-date-hint.ts';
import { FieldRow } from '#ui/fields/field-row.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import { CardGroup } from '#ui/layout/card-group.tsx';
import { DocumentFields } from './document-fields.tsx';
import { type FormParts, problemIn } from './registration-input.ts';
import { TextOfRegistration } from './registration-text-field.tsx';

const GenderField = ({ draft, problems, type, idOf }: FormParts) => {
  const { say } = useWords();
  return (
    <Abreast>
      <RadioGroup
        id={idOf('gender')}
        name={idOf('gender')}
        label={say('passenger.gender')}
        problem={problemIn(problems, 'gender')}
        chosen={draft.gender}
        choices={[
          { value: 'F', label: say('passenger.gender.female') },
          { value: 'M', label: say('passenger.gender.male') },
        ]}
        onChange={({ target }) => type({ gender: target.value === 'F' ? 'F' : 'M' })}
      />
    </Abreast>
  );
};

const IndividualFields = (parts: FormParts) => {
  const words = useWords();
  return (
    <>
      <FieldRow>
        <GenderField {...parts} />
        <TextOfRegistration
          parts={parts}
          field="birthDate"
          kind="number"
          label={words.say('passenger.birth-date')}
          hint={birthDateHint(parts.draft.birthDate, words)}
          fills="bday"
        />
      </FieldRow>
      <DocumentFields {...parts} />
    </>
  );
};

/** Who registers. Of whoever acts for a company the name is enough. */
export const PersonFields = (parts: FormParts) => {
  const { say } = useWords();
  const isCompany = parts.draft.kind === 'company';
  return (
    <CardGroup legend={isCompany ? say('registration.person.of-company') : say('registration.person')}>
      <FieldRow>
        <TextOfRegistration
          parts={parts}
          field="firstName"
          kind="name"
          label={say('passenger.first-name')}
          fills="given-name"
        />
        <TextOfRegistration
          parts={parts}
          field="lastName"
          kind="name"
          label={say('passenger.last-name')}
          fills="family-name"
        />
      </FieldRow>
      {isCompany ? null : <IndividualFields {...parts} />}
    </CardGroup>
  );
};
