import { dayInputText } from '#i18n/day-input-text.ts';
import { PickedDay } from '#panels/picked-day/picked-day.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { fieldIdOf } from './words/field-words.ts';

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly problem: string | null;
  readonly need: 'optional' | 'required';
  /** The day at first, as the domain has it; what is no day stands as it is. */
  readonly day: string;
  readonly onPicked?: () => void;
};

const real = /^\d{4}-\d{2}-\d{2}$/;

const ever = () => ['1900-01-01', '2100-12-31'] as const;

/** A day of an entry, in the calendar of whoever reads it. */
export const CatalogueDay = ({ name, day, ...field }: Props) => {
  const words = useWords();
  return (
    <PickedDay
      {...field}
      id={fieldIdOf(name)}
      name={name}
      entered={real.test(day) ? dayInputText(day, words) : day}
      between={ever}
    />
  );
};
