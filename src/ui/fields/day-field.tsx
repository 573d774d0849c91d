import { useEffect, useRef } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { field as fieldClass, pick, text } from './day-field.css.ts';
import type { FieldWords } from './field-words.ts';
import { TextField } from './text-field.tsx';

type Props = FieldWords & {
  readonly id: string;
  readonly name: string;
  /** What stands in the field at first, and again when it becomes another. */
  readonly entered: string;
  readonly onPick: () => void;
};

/** A day, typed or picked. */
export const DayField = ({ id, name, entered, onPick, ...field }: Props) => {
  const { say } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(entered);
  useEffect(() => {
    if (written.current !== entered && input.current !== null) input.current.value = entered;
    written.current = entered;
  }, [entered]);
  return (
    <div className={fieldClass}>
      <TextField
        ref={input}
        {...field}
        id={id}
        name={name}
        defaultValue={entered}
        placeholder={say('ui.day')}
        className={text}
        autoComplete="off"
      />
      <button
        type="button"
        className={pick}
        aria-label={say('ui.calendar.open', { field: field.label })}
        onClick={onPick}
      >
        <CalendarIcon />
      </button>
    </div>
  );
};
