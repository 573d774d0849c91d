import { dayAfter } from '#domain/time/calendar-month.ts';
import { mostDays } from '#domain/time/date-range.ts';
import { parseListDay } from '#domain/time/parse-day.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { MonthCalendar } from '#ui/fields/month-calendar.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { fieldIds, type RangeField } from './range-fields.ts';

type Props = {
  /** The day that is picked; null for none. */
  readonly field: RangeField | null;
  readonly today: string;
  readonly onDone: () => void;
};

const [earliest, latest] = ['1900-01-01', '2100-12-31'];

const inputOf = (field: RangeField): HTMLInputElement | null => {
  const found = document.getElementById(fieldIds[field]);
  return found instanceof HTMLInputElement ? found : null;
};

const dayIn = (field: RangeField): string | null => parseListDay(inputOf(field)?.value ?? '')?.day ?? null;

/** A month to pick a day from: the first day bounds the last. */
export const RangePicker = ({ field, today, onDone }: Props) => {
  const words = useWords();
  const { say } = words;
  const whyClosed = (day: string) => {
    const first = field === 'last' ? dayIn('first') : null;
    if (first === null) return null;
    if (day < first) return say('history.last.before');
    return day >= dayAfter(first, mostDays) ? say('history.last.too-wide', { most: mostDays }) : null;
  };
  const choose = (day: string) => {
    const input = field === null ? null : inputOf(field);
    if (input !== null) input.value = dayInputText(day, words);
    onDone();
  };
  return (
    <Dialog
      isOpen={field !== null}
      title={field === 'last' ? say('history.last') : say('history.first')}
      onDismiss={onDone}
    >
      {field === null ? null : (
        <MonthCalendar
          chosen={dayIn(field)}
          today={today}
          first={earliest}
          last={latest}
          whyClosed={whyClosed}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
};
