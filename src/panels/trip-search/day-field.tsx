import { tripNames } from '#domain/trip-query.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useWords } from '#ui/words-context.ts';
import { field as fieldClass, pick, text } from './day-field.css.ts';
import { tripFieldIds } from './trip-fields.ts';

type Own = {
  readonly field: 'outward' | 'back';
  readonly label: string;
  readonly problem: string | null;
  readonly typed: string;
  readonly onPick: () => void;
};

/** A day, typed or picked. */
export const DayField = ({ field, label, problem, typed, onPick }: Own) => {
  const { say } = useWords();
  return (
    <div className={fieldClass}>
      <TextField
        id={tripFieldIds[field]}
        name={tripNames[field]}
        label={label}
        problem={problem}
        defaultValue={typed}
        placeholder={say('trip.day')}
        className={text}
        autoComplete="off"
      />
      <button
        type="button"
        className={pick}
        aria-label={say('trip.calendar', { field: label })}
        onClick={onPick}
      >
        <CalendarIcon />
      </button>
    </div>
  );
};
