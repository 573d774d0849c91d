import { dayAfter } from '#domain/time/calendar-month.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { MonthCalendar } from '#ui/fields/month-calendar.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { inputOf } from './trip-fields.ts';

type Props = {
  /** The day that is picked; null for none. */
  readonly field: 'outward' | 'back' | null;
  readonly form: HTMLFormElement;
  readonly today: TravelDay;
  /** Null while it is not known. */
  readonly daysOnSale: number | null;
  readonly onDone: () => void;
};

/** So many closed days can be looked at on either side, to learn why they are. */
const beyond = 31;

/** A month to pick a day from. */
export const DayPicker = ({ field, form, today, daysOnSale, onDone }: Props) => {
  const words = useWords();
  const { say } = words;
  const dayIn = (each: 'outward' | 'back') => parseDay(inputOf(form, each)?.value ?? '')?.day ?? null;
  const outward = dayIn('outward');
  const last = daysOnSale === null ? null : dayAfter(today, daysOnSale);
  const whyClosed = (day: TravelDay) => {
    if (day < today) return say('trip.day.past');
    if (field === 'back' && outward !== null && day < outward) return say('trip.back.before');
    return last !== null && day > last
      ? say('trip.day.opens', { day: longDayText(dayAfter(day, -(daysOnSale ?? 0)), words) })
      : null;
  };
  const choose = (day: TravelDay) => {
    const input = field === null ? null : inputOf(form, field);
    if (input !== null) input.value = dayInputText(day, words);
    onDone();
  };
  return (
    <Dialog
      isOpen={field !== null}
      title={field === 'back' ? say('trip.back') : say('trip.outward')}
      onDismiss={onDone}
    >
      {field === null ? null : (
        <MonthCalendar
          chosen={dayIn(field) ?? (field === 'back' ? outward : null)}
          today={today}
          first={dayAfter(today, -beyond)}
          last={dayAfter(last ?? today, last === null ? beyond * 12 : beyond)}
          whyClosed={whyClosed}
          onChoose={choose}
        />
      )}
    </Dialog>
  );
};
