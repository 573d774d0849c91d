import { useState } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { DayField } from '#ui/fields/day-field.tsx';
import type { FieldWords } from '#ui/fields/field-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { loadPickedCalendar } from './lazy-picked-calendar.ts';
import type { DaysToPick, PickedCalendar } from './picked-calendar.tsx';

type Props = Omit<FieldWords, 'problem'> & {
  readonly id: string;
  readonly problem: string | null;
  /** The name it is sent by; its id where none is said. */
  readonly name?: string;
  /** What stands in the field at first. */
  readonly entered: string;
  readonly between: DaysToPick;
  /** A day that is picked stands in the field without being typed: no change of it is heard. */
  readonly onPicked?: () => void;
};

type Picking = 'lacking' | 'no' | { readonly PickedCalendar: typeof PickedCalendar };

const Lacking = () => {
  const { say } = useWords();
  return (
    <Notice variant="warning" heard="at-once" title={say('ui.calendar.lacking')}>
      <p>{say('ui.calendar.lacking.text')}</p>
    </Notice>
  );
};

/** A day in the reader's own calendar, typed or picked. Without the calendar it is typed. */
export const PickedDay = ({ id, name = id, between, onPicked, ...field }: Props) => {
  const [picking, pick] = useState<Picking>('no');
  const done = () => pick('no');
  // The dialog waits for its calendar: what opens empty gives the focus to no day.
  const open = () => {
    loadPickedCalendar().then(pick, () => pick('lacking'));
  };
  return (
    <>
      <DayField {...field} id={id} name={name} onPick={open} />
      <Dialog isOpen={picking !== 'no'} title={field.label} onDismiss={done}>
        {picking === 'lacking' ? <Lacking /> : null}
        {typeof picking === 'string' ? null : (
          <picking.PickedCalendar id={id} between={between} onPicked={onPicked} onDone={done} />
        )}
      </Dialog>
    </>
  );
};
