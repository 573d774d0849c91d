import type { ReactNode } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { classes } from '#ui/theme/classes.ts';
import * as styles from './field.css.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldTies, FieldWords } from './field-words.ts';
import { hintIdOf, problemIdOf, useFieldTies } from './use-field-ties.ts';

type Props = FieldWords & {
  readonly id?: string | undefined;
  readonly children: (ties: FieldTies) => ReactNode;
};

/** Label, hint, what is wrong, control: in this order, and tied together. */
export const Field = ({ id, label, hint, problem, need = 'required', children }: Props) => {
  const { say } = useWords();
  const ties = useFieldTies({ hint: hint ?? null, problem: problem ?? null }, id);
  return (
    <div className={classes(styles.field, problem ? styles.wrong : null)}>
      <label className={styles.label} htmlFor={ties.id}>
        {label}
        {need === 'optional' ? <span className={styles.optional}> {say('ui.field.optional')}</span> : null}
      </label>
      {hint ? (
        <span id={hintIdOf(ties.id)} className={styles.hint}>
          {hint}
        </span>
      ) : null}
      {problem ? <FieldProblem id={problemIdOf(ties.id)} text={problem} /> : null}
      {children(ties)}
    </div>
  );
};
