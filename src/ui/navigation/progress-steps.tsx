import { numberText } from '#i18n/number-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { CheckIcon } from '#ui/icons/check-icon.tsx';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import { name as nameClass, step as stepClass, steps as stepsClass, stop } from './progress-steps.css.ts';

type Props = {
  readonly name: string;
  readonly steps: readonly string[];
  /** Which step the reader stands at, counted from 0. */
  readonly now: number;
};

const positionOf = (index: number, now: number) => {
  if (index === now) return 'now';
  return index < now ? 'past' : 'ahead';
};

/** The stops of a purchase, with the one the reader stands at. */
export const ProgressSteps = ({ name, steps, now }: Props) => {
  const { language, say } = useWords();
  return (
    <ol className={stepsClass} aria-label={name}>
      {steps.map((step, index) => {
        const position = positionOf(index, now);
        return (
          <li
            key={step}
            className={stepClass}
            data-step={position}
            aria-current={position === 'now' ? 'step' : undefined}
          >
            <span className={stop} aria-hidden="true">
              {position === 'past' ? <CheckIcon /> : numberText(index + 1, language)}
            </span>
            <span className={nameClass} aria-hidden="true">
              {step}
            </span>
            <VisuallyHidden>
              {step}
              {position === 'past' ? ` ${say('ui.steps.done')}` : ''}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
};
