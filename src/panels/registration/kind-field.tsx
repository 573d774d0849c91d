import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Abreast } from '#ui/layout/abreast.tsx';
import type { FormParts } from './registration-input.ts';

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
