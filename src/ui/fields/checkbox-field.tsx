import type { ComponentProps } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { box, choice, mark, words } from './choice.css.ts';
import * as fieldStyles from './field.css.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldWords } from './field-words.ts';
import { hintIdOf, problemIdOf, useFieldTies } from './use-field-ties.ts';

/** One thing to agree to or to wish. */
export const CheckboxField = ({
  label,
  hint = null,
  problem = null,
  id,
  ...rest
}: Omit<FieldWords, 'need'> & Omit<ComponentProps<'input'>, 'type'>) => {
  const ties = useFieldTies({ hint, problem }, id);
  return (
    <div className={classes(problem ? fieldStyles.wrong : null)}>
      {problem ? <FieldProblem id={problemIdOf(ties.id)} text={problem} /> : null}
      <div className={choice}>
        <input {...rest} {...ties} type="checkbox" className={classes(mark, box)} />
        <div className={words}>
          <label htmlFor={ties.id}>{label}</label>
          {hint ? (
            <span id={hintIdOf(ties.id)} className={fieldStyles.hint}>
              {hint}
            </span>
          ) : null}
        </div>
      </div>
    </div>
  );
};
