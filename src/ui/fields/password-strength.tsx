import { passwordConditions } from '#domain/member/password.ts';
import { passwordStrengthOf, type PasswordStrength as Strength } from '#domain/member/password-strength.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { classes } from '#ui/theme/classes.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './password-strength.css.ts';

const steps = ['weak', 'medium', 'strong'] as const;

const barVariantOf = (step: Strength['word'], { word }: Strength) =>
  steps.indexOf(step) <= steps.indexOf(word) ? word : 'empty';

/** How strong a new password is: a word first, then a bar, then the rules that tick as they are met. */
export const PasswordStrength = ({ password }: { readonly password: string }) => {
  const { say } = useWords();
  const strength = passwordStrengthOf(password);
  const strengthWords = {
    weak: say('ui.strength.weak'),
    medium: say('ui.strength.medium'),
    strong: say('ui.strength.strong'),
  };
  const ruleWords = {
    length: say('ui.strength.rule.length'),
    upper: say('ui.strength.rule.upper'),
    lower: say('ui.strength.rule.lower'),
    digit: say('ui.strength.rule.digit'),
  };
  return (
    <div className={styles.strength}>
      <output className={styles.line}>
        {password === '' ? null : (
          <>
            <span className={styles.bars} aria-hidden="true">
              {steps.map((step) => (
                <span key={step} className={styles.barVariants[barVariantOf(step, strength)]} />
              ))}
            </span>
            <span>
              {say('ui.strength.label')} <span className={styles.word}>{strengthWords[strength.word]}</span>
            </span>
          </>
        )}
      </output>
      <ul className={styles.rules}>
        {passwordConditions.map((condition) => {
          const isMet = strength.met.includes(condition);
          return (
            <li key={condition} className={classes(styles.rule, isMet ? styles.met : null)}>
              {isMet ? <CheckIcon /> : <span className={styles.open} aria-hidden="true" />}
              <span>
                {ruleWords[condition]}
                {isMet ? <VisuallyHidden> {say('ui.strength.met')}</VisuallyHidden> : null}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
