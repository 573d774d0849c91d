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
  /** One that was passed by and is still to be done; none where nothing was. */
  readonly open?: number | null;
};

const positionOf = (index: number, now: number, open: number | null) => {
  if (index === now) return 'now';
  return index < now && index !== open ? 'past' : 'ahead';
};

/** The stops of a purchase, with the one the reader stands at. */
export const ProgressSteps = ({ name, steps, now, open = null }: Props) => {
  const { language, say } = useWords();
  return (
    <ol className={stepsClass} aria-label={name}>
      {steps.map((step, index) => {
        const position = positionOf(index, now, open);
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
              {index === open ? ` ${say('ui.steps.open')}` : ''}
            </VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
};
