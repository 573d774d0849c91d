import { Abreast } from '#ui/abreast.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { useWords } from '#ui/words-context.ts';
import type { FormParts } from './typed-registration.ts';

/** Whether a person registers or a company. */
export const KindField = ({ draft, askOtherwise }: FormParts) => {
  const { say } = useWords();
  return (
    <Abreast>
      <RadioGroup
        name="registration-kind"
        label={say('registration.kind')}
        chosen={draft.kind}
        choices={[
          { value: 'individual', label: say('registration.kind.individual') },
          { value: 'company', label: say('registration.kind.company') },
        ]}
        onChange={({ target }) =>
          askOtherwise({ kind: target.value === 'company' ? 'company' : 'individual' })
        }
      />
    </Abreast>
  );
};
