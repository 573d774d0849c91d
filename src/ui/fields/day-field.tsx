import { useEffect, useRef } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { field as fieldClass, pick, text } from './day-field.css.ts';
import type { FieldWords } from './field-words.ts';
import { TextField } from './text-field.tsx';

type Own = FieldWords & {
  readonly id: string;
  readonly name: string;
  /** What stands in the field at first, and again when it becomes another. */
  readonly typed: string;
  readonly onPick: () => void;
};

/** A day, typed or picked. */
export const DayField = ({ id, name, typed, onPick, ...told }: Own) => {
  const { say } = useWords();
  const input = useRef<HTMLInputElement>(null);
  const written = useRef(typed);
  useEffect(() => {
    if (written.current !== typed && input.current !== null) input.current.value = typed;
    written.current = typed;
  }, [typed]);
  return (
    <div className={fieldClass}>
      <TextField
        ref={input}
        {...told}
        id={id}
        name={name}
        defaultValue={typed}
        placeholder={say('ui.day')}
        className={text}
        autoComplete="off"
      />
      <button
        type="button"
        className={pick}
        aria-label={say('ui.calendar.open', { field: told.label })}
        onClick={onPick}
      >
        <CalendarIcon />
      </button>
    </div>
  );
};
