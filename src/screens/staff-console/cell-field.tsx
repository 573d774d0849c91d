import type { CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueCell } from '#domain/catalogue/catalogue-fields.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { inputTextOf } from './parse-entry.ts';
import { StationField } from './station-field.tsx';
import { choiceName } from './words/choice-name.ts';
import { fieldIdOf, fieldWordOf } from './words/field-words.ts';

type Props = {
  readonly cell: CatalogueCell;
  /** The name it is sent by; its own where it stands in no row. */
  readonly name: string;
  readonly value: CatalogueValue | undefined;
  readonly problem: string | null;
  readonly hold: 'free' | 'kept';
};

const hintOf = (cell: CatalogueCell, words: Words): string | null => {
  if (cell.type !== 'number' && cell.type !== 'money') return null;
  const text = (value: number) =>
    cell.type === 'money' ? moneyText(value, words) : numberText(value, words.language);
  return words.say('catalogue.range', { least: text(cell.least), most: text(cell.most) });
};

/** A line of an entry: text, a number, an amount, or one of a few choices. */
export const CellField = ({ cell, name, value, problem, hold }: Props) => {
  const words = useWords();
  const field = {
    id: fieldIdOf(name),
    name,
    label: words.say(fieldWordOf(cell.name)),
    problem,
    need: cell.isRequired ? 'required' : 'optional',
    defaultValue: inputTextOf(cell, value),
  } as const;
  if (cell.type === 'station') return <StationField {...field} />;
  return cell.type === 'choice' ? (
    <SelectField
      {...field}
      choices={[
        { value: '', label: words.say('catalogue.choose') },
        ...cell.choices.map((choice) => ({ value: choice, label: choiceName(choice, words) })),
      ]}
    />
  ) : (
    <TextField
      {...field}
      hint={hold === 'kept' ? words.say('catalogue.code.kept') : hintOf(cell, words)}
      readOnly={hold === 'kept'}
      inputMode={cell.type === 'text' ? 'text' : 'decimal'}
      autoComplete="off"
      spellCheck={false}
    />
  );
};
