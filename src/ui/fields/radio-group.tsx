import type { ComponentProps, ReactNode } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { choice, choices, dot, legend as legendClass, mark, words } from './choice.css.ts';
import * as fieldStyles from './field.css.ts';
import { FieldProblem } from './field-problem.tsx';
import type { FieldWords } from './field-words.ts';
import { hintIdOf, problemIdOf, useFieldTies } from './use-field-ties.ts';

type Choice = {
  readonly value: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Why it cannot be chosen now. It stays reachable, so that the reason is heard. */
  readonly why?: string | null;
  /** Why it cannot be chosen for a moment: heard, and moves nothing on the page. */
  readonly rests?: string | null;
};

type Props = Omit<FieldWords, 'need'> & {
  readonly name: string;
  readonly choices: readonly Choice[];
  /** Which one is chosen, or null for none yet; left out where the page itself keeps the choice. */
  readonly chosen?: string | null;
};

/** One of a few. */
export const RadioGroup = ({
  label,
  hint = null,
  problem = null,
  choices: offered,
  name,
  chosen,
  defaultValue,
  id: ownId,
  ...rest
}: Props & Omit<ComponentProps<'input'>, 'type' | 'value'>) => {
  const ties = useFieldTies({ hint, problem }, ownId);
  return (
    <div className={problem ? fieldStyles.wrong : undefined}>
      <fieldset aria-describedby={ties['aria-describedby']}>
        <legend className={legendClass}>{label}</legend>
        {hint ? (
          <span id={hintIdOf(ties.id)} className={fieldStyles.hint}>
            {hint}
          </span>
        ) : null}
        {problem ? <FieldProblem id={problemIdOf(ties.id)} text={problem} /> : null}
        <div className={choices}>
          {offered.map((each, index) => {
            const id = index === 0 ? ties.id : `${ties.id}-${each.value}`;
            const itsHint = hintIdOf(`${ties.id}-${each.value}`);
            const description = each.why ?? each.hint;
            const isDescribed = Boolean(description ?? each.rests);
            return (
              <div key={each.value} className={choice}>
                <input
                  {...rest}
                  type="radio"
                  id={id}
                  name={name}
                  value={each.value}
                  checked={chosen === undefined ? undefined : each.value === chosen}
                  defaultChecked={chosen === undefined ? each.value === defaultValue : undefined}
                  aria-disabled={(each.why ?? each.rests) ? true : undefined}
                  aria-describedby={isDescribed ? itsHint : undefined}
                  className={classes(mark, dot)}
                />
                <div className={words}>
                  <label htmlFor={id}>{each.label}</label>
                  {isDescribed ? (
                    <span id={itsHint} className={fieldStyles.hint}>
                      {description}
                      {each.rests ? <VisuallyHidden> {each.rests}</VisuallyHidden> : null}
                    </span>
                  ) : null}
                </div>
              </div>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
};
