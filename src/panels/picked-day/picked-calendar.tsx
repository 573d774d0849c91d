import { parseListDay } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { dayInputText } from '#i18n/day-input-text.ts';
import { useShop } from '#panels/shop.ts';
import { MonthCalendar } from '#ui/fields/month-calendar.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** The days that may be picked, seen from today. */
export type DaysToPick = (today: string) => readonly [first: string, last: string];

type Props = {
  /** Of the field the day is picked for. */
  readonly id: string;
  readonly between: DaysToPick;
  readonly onPicked: (() => void) | undefined;
  readonly onDone: () => void;
};

const fieldNamed = (id: string) => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
};

/** A month to pick a day from, which then stands in the field. */
export const PickedCalendar = ({ id, between, onPicked, onDone }: Props) => {
  const words = useWords();
  const { now } = useShop();
  const today = travelDayOf(dayNumberAt(now()));
  const [first, last] = between(today);
  const choose = (chosen: string) => {
    const field = fieldNamed(id);
    if (field !== null) field.value = dayInputText(chosen, words);
    onPicked?.();
    onDone();
  };
  return (
    <MonthCalendar
      chosen={parseListDay(fieldNamed(id)?.value ?? '')?.day ?? null}
      today={today}
      first={first}
      last={last}
      whyClosed={() => null}
      onChoose={choose}
    />
  );
};
