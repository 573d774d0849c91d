import type { MouseEvent } from 'react';
import { mostLapChildren } from '#domain/fare/lap-children.ts';
import { mostPassengers } from '#domain/fare/party-size.ts';
import { tripNames } from '#domain/journey/trip-query.ts';
import { foldDigits } from '#domain/values/fold-digits.ts';
import { numberText } from '#i18n/number-text.ts';
import { Field } from '#ui/fields/field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { MinusIcon } from '#ui/icons/minus-icon.tsx';
import { PlusIcon } from '#ui/icons/plus-icon.tsx';
import { count, number, step } from './count-field.css.ts';
import { inputOf, tripFieldIds } from './trip-fields.ts';

type Props = {
  readonly field: 'passengers' | 'lapChildren';
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | null;
  readonly entered: string;
  readonly least: number;
  /** So many passengers are sold at once, once the server has said how many. */
  readonly most?: number | undefined;
};

const numberIn = (input: HTMLInputElement | null): number => Number(foldDigits(input?.value ?? '')) || 0;

/** How many, one up or down at a time, or typed. */
export const CountField = ({
  field,
  label,
  hint,
  problem,
  entered,
  least,
  most: sold = mostPassengers,
}: Props) => {
  const { say, language } = useWords();
  const turn = ({ currentTarget: { form }, detail }: MouseEvent<HTMLButtonElement>, by: number) => {
    const input = inputOf(form, field);
    if (input === null) return;
    const most = field === 'passengers' ? sold : mostLapChildren(numberIn(inputOf(form, 'passengers')));
    const next = numberText(Math.max(least, Math.min(most, numberIn(input) + by)), language);
    // Fewer or more there cannot be: whoever asks for it with a pointer is at the number. A key pressed again is for the button.
    if (detail > 0 && input.value === next) input.focus();
    input.value = next;
  };
  return (
    <Field id={tripFieldIds[field]} label={label} hint={hint ?? null} problem={problem}>
      {(ties) => (
        <span className={count}>
          <button
            type="button"
            className={step}
            aria-label={say('trip.fewer', { what: label })}
            aria-controls={ties.id}
            onClick={(event) => turn(event, -1)}
          >
            <MinusIcon />
          </button>
          <input
            {...ties}
            name={tripNames[field]}
            defaultValue={entered}
            inputMode="numeric"
            autoComplete="off"
            className={number}
          />
          <button
            type="button"
            className={step}
            aria-label={say('trip.more', { what: label })}
            aria-controls={ties.id}
            onClick={(event) => turn(event, 1)}
          >
            <PlusIcon />
          </button>
        </span>
      )}
    </Field>
  );
};
