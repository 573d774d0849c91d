import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordStrength } from '#ui/fields/password-strength.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { columns, stack } from './component-sheet.css.ts';
import { Shown } from './shown.tsx';
import { useSample } from './use-sample.ts';

const densities = ['expressive', 'regular', 'functional'] as const;

/** Everything that is filled in, empty, filled and wrong. */
export const FieldSheet = () => {
  const { say } = useWords();
  const { chosen: password, choose: type } = useSample('Ankara2026');
  const choices = [
    { value: 'first', label: say('component-sheet.sample.first') },
    {
      value: 'second',
      label: say('component-sheet.sample.second'),
      hint: say('component-sheet.sample.hint'),
    },
  ];
  const label = say('component-sheet.sample.label');
  const hint = say('component-sheet.sample.hint');
  const problem = say('component-sheet.sample.problem');
  return (
    <>
      <Shown name="ErrorSummary">
        <div className={stack}>
          <ErrorSummary submit={0} problems={[{ fieldId: 'sheet-wrong', text: problem }]} />
        </div>
      </Shown>
      {densities.map((density) => (
        <Shown key={density} name={`TextField · SelectField · ${density}`}>
          <div className={columns} data-density={density}>
            <TextField label={label} hint={hint} name="plain" />
            <TextField
              label={label}
              name="optional"
              need="optional"
              defaultValue={say('component-sheet.sample.value')}
            />
            <SelectField label={label} name="select" choices={choices} />
          </div>
        </Shown>
      ))}
      <Shown name="TextField · problem, read-only, short">
        <div className={columns}>
          <TextField
            id="sheet-wrong"
            label={label}
            hint={hint}
            problem={problem}
            name="wrong"
            defaultValue={say('component-sheet.sample.value')}
          />
          <TextField label={label} name="fixed" readOnly defaultValue={say('component-sheet.sample.value')} />
          <TextField label={label} name="short" length="short" />
        </div>
      </Shown>
      <Shown name="EmailField · PasswordField · PasswordStrength">
        <div className={columns}>
          <EmailField label={say('login.email')} name="email" />
          <PasswordField
            label={say('password.new')}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => type(event.target.value)}
          />
          <PasswordStrength password={password} />
        </div>
      </Shown>
      <Shown name="CheckboxField · RadioGroup">
        <div className={columns}>
          <div>
            <CheckboxField label={label} name="agree" defaultChecked />
            <CheckboxField label={label} hint={hint} name="wish" />
            <CheckboxField label={label} problem={problem} name="wrong-wish" />
          </div>
          <RadioGroup label={label} name="radio" choices={choices} defaultChecked />
          <RadioGroup label={label} hint={hint} problem={problem} name="wrong-radio" choices={choices} />
        </div>
      </Shown>
    </>
  );
};
