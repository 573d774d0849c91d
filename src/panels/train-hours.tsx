import { dayNumberAt } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';

/** Both are epoch milliseconds. */
type Props = { readonly departs: number; readonly arrives: number };

/** From when to when, and how many days later where midnight lies between. */
export const TrainHours = ({ departs, arrives }: Props) => {
  const words = useWords();
  const { say } = words;
  const days = dayNumberAt(arrives) - dayNumberAt(departs);
  return (
    <>
      {say('seat-map.train.hours', {
        departs: clockText(departs, words),
        arrives: clockText(arrives, words),
      })}
      {days > 0 ? (
        <>
          <span aria-hidden="true"> ({say('journey-list.next-day', { days })})</span>
          <VisuallyHidden> {say('journey-list.next-day.heard', { days })}</VisuallyHidden>
        </>
      ) : null}
    </>
  );
};
