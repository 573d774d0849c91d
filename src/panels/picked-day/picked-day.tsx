import { useState } from 'react';
import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { typedListDay } from '#domain/typed-day.ts';
import { typedDayText } from '#i18n/typed-day-text.ts';
import { useShop } from '#panels/shop.ts';
import { DayField } from '#ui/day-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FieldWords } from '#ui/field-words.ts';
import { MonthCalendar } from '#ui/month-calendar.tsx';
import { useWords } from '#ui/words-context.ts';

type Own = Omit<FieldWords, 'problem'> & {
  readonly id: string;
  readonly problem: string | null;
  /** The name it is sent by; its id where none is said. */
  readonly name?: string;
  /** What stands in the field at first. */
  readonly typed: string;
  /** The days that may be picked, seen from today. */
  readonly between: (today: string) => readonly [first: string, last: string];
  /** A day that is picked stands in the field without being typed: no change of it is heard. */
  readonly onPicked?: () => void;
};

type Picked = Pick<Own, 'between' | 'id'> & {
  readonly onPicked: Own['onPicked'];
  readonly onDone: () => void;
};

const fieldNamed = (id: string) => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
};

const Calendar = ({ id, between, onPicked, onDone }: Picked) => {
  const words = useWords();
  const { now } = useShop();
  const today = travelDayOf(dayNumberAt(now()));
  const [first, last] = between(today);
  const choose = (chosen: string) => {
    const field = fieldNamed(id);
    if (field !== null) field.value = typedDayText(chosen, words);
    onPicked?.();
    onDone();
  };
  return (
    <MonthCalendar
      chosen={typedListDay(fieldNamed(id)?.value ?? '')?.day ?? null}
      today={today}
      first={first}
      last={last}
      whyClosed={() => null}
      onChoose={choose}
    />
  );
};

/** A day in the reader's own calendar, typed or picked. */
export const PickedDay = ({ id, name = id, between, onPicked, ...field }: Own) => {
  const [picking, pick] = useState<'no' | 'yes'>('no');
  const done = () => pick('no');
  return (
    <>
      <DayField {...field} id={id} name={name} onPick={() => pick('yes')} />
      <Dialog isOpen={picking === 'yes'} title={field.label} onDismiss={done}>
        {picking === 'yes' ? <Calendar id={id} between={between} onPicked={onPicked} onDone={done} /> : null}
      </Dialog>
    </>
  );
};
