import { Suspense, useState } from 'react';
import { DayField } from '#ui/day-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FieldWords } from '#ui/field-words.ts';
import { LatePickedCalendar } from './late-picked-calendar.tsx';
import type { DaysToPick } from './picked-calendar.tsx';

type Own = Omit<FieldWords, 'problem'> & {
  readonly id: string;
  readonly problem: string | null;
  /** The name it is sent by; its id where none is said. */
  readonly name?: string;
  /** What stands in the field at first. */
  readonly typed: string;
  readonly between: DaysToPick;
  /** A day that is picked stands in the field without being typed: no change of it is heard. */
  readonly onPicked?: () => void;
};

/** A day in the reader's own calendar, typed or picked. */
export const PickedDay = ({ id, name = id, between, onPicked, ...field }: Own) => {
  const [picking, pick] = useState<'no' | 'yes'>('no');
  const done = () => pick('no');
  return (
    <>
      <DayField {...field} id={id} name={name} onPick={() => pick('yes')} />
      {/* The dialog waits for its calendar: what opens empty gives the focus to no day. */}
      <Suspense>
        <Dialog isOpen={picking === 'yes'} title={field.label} onDismiss={done}>
          {picking === 'yes' ? (
            <LatePickedCalendar id={id} between={between} onPicked={onPicked} onDone={done} />
          ) : null}
        </Dialog>
      </Suspense>
    </>
  );
};
