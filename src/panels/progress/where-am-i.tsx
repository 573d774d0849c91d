import type { SnapshotFrom } from 'xstate';
import { seatHoldOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { hereIn, nextIn } from './where.ts';
import { here as hereClass, next as nextClass } from './where-am-i.css.ts';

type Snapshot = SnapshotFrom<BookingActor>;

const whole = <Read,>(snapshot: Read): Read => snapshot;
const unknown: Snapshot | null = null;

/** Where the reader is in the purchase, and what can happen next. */
export const WhereAmI = ({ booking }: { readonly booking: BookingActor }) => {
  const { say } = useWords();
  const snapshot = useFlow<BookingActor, Snapshot | null>(booking, whole, unknown);
  useFlow(useFlow(booking, seatHoldOf, null), whole, null);
  const here = snapshot && hereIn(snapshot);
  if (snapshot === null || here === null) return null;
  return (
    <Disclosure summary={say('progress.title')}>
      <p className={hereClass}>{say(here)}</p>
      <p>{say('progress.next')}</p>
      <ul className={nextClass}>
        {nextIn(snapshot).map((message) => (
          <li key={message}>{say(message)}</li>
        ))}
      </ul>
    </Disclosure>
  );
};
