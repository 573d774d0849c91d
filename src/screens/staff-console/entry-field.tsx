import type { CatalogueValue } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueField } from '#domain/catalogue/catalogue-fields.ts';
import type { CatalogueProblem } from '#domain/catalogue/catalogue-problems.ts';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FieldProblem } from '#ui/fields/field-problem.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CatalogueDay } from './catalogue-day.tsx';
import * as styles from './catalogue-entry.css.ts';
import { CellField } from './cell-field.tsx';
import { inputTextOf } from './parse-entry.ts';
import { RowsField } from './rows-field.tsx';
import { choiceName } from './words/choice-name.ts';
import { fieldIdOf, fieldWordOf } from './words/field-words.ts';
import { problemText } from './words/problem-text.ts';

type Props = {
  readonly field: CatalogueField;
  readonly value: CatalogueValue | undefined;
  readonly problems: readonly CatalogueProblem[];
  /** What sales know a published entry by is kept. */
  readonly hold: 'free' | 'kept';
  /** A day was picked from the calendar. */
  readonly onPicked: () => void;
};

type Choices = {
  readonly field: Extract<CatalogueField, { type: 'many-choices' }>;
  readonly value: CatalogueValue | undefined;
  readonly problem: string | null;
};

const ManyChoices = ({ field, value, problem }: Choices) => {
  const words = useWords();
  const id = fieldIdOf(field.name);
  const chosen = new Set<unknown>(Array.isArray(value) ? value : []);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={styles.part}
      aria-describedby={problem === null ? undefined : `${id}-told`}
    >
      <legend className={styles.legend}>{words.say(fieldWordOf(field.name))}</legend>
      {problem === null ? null : <FieldProblem id={`${id}-told`} text={problem} />}
      <div className={styles.choices}>
        {field.choices.map((choice) => (
          <CheckboxField
            key={choice}
            id={`${id}-${choice}`}
            name={field.name}
            value={choice}
            label={choiceName(choice, words)}
            defaultChecked={chosen.has(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** One field of an entry, drawn by what it holds. */
export const EntryField = ({ field, value, problems, hold, onPicked }: Props) => {
  const words = useWords();
  const [found] = problems;
  const problem = found === undefined ? null : problemText(found, words);
  const fieldProps = {
    id: fieldIdOf(field.name),
    label: words.say(fieldWordOf(field.name)),
    problem,
    need: field.isRequired ? 'required' : 'optional',
  } as const;
  switch (field.type) {
    case 'rows':
      return <RowsField field={field} value={value} problems={problems} />;
    case 'many-choices':
      return <ManyChoices field={field} value={value} problem={problem} />;
    case 'date':
      return (
        <CatalogueDay {...fieldProps} name={field.name} day={inputTextOf(field, value)} onPicked={onPicked} />
      );
    case 'seat-plan':
      return (
        <TextArea
          {...fieldProps}
          name={field.name}
          hint={words.say('catalogue.plan.hint')}
          dir="ltr"
          rows={12}
          spellCheck={false}
          defaultValue={inputTextOf(field, value)}
        />
      );
    default:
      return <CellField cell={field} name={field.name} value={value} problem={problem} hold={hold} />;
  }
};
