import { SelectField } from '#ui/fields/select-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { RecordList } from './record-lists.ts';

type Props = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | null;
  readonly list: RecordList;
  readonly chosen: number | null;
  readonly problem?: string | null;
  readonly fills?: string;
  readonly onChoose: (id: number | null) => void;
};

const emptyValue = '';

/** One of a list the server gives, or none of it. */
export const ChoiceField = ({
  id,
  label,
  hint = null,
  list,
  chosen,
  problem = null,
  fills = 'off',
  onChoose,
}: Props) => {
  const { say } = useWords();
  const choices = list.choices.map(({ id: row, name }) => ({ value: String(row), label: name }));
  const isKnown = chosen === null || list.choices.some((choice) => choice.id === chosen);
  const kept = isKnown ? [] : [{ value: String(chosen), label: say('profile.place.awaited') }];
  return (
    <SelectField
      id={id}
      label={label}
      hint={hint}
      need="optional"
      problem={problem}
      autoComplete={fills}
      value={chosen === null ? emptyValue : String(chosen)}
      choices={[{ value: emptyValue, label: say('profile.place.none') }, ...kept, ...choices]}
      onChange={({ target }) => onChoose(target.value === emptyValue ? null : Number(target.value))}
    />
  );
};
