import { EmptyState } from '#ui/empty-state.tsx';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';
import { useWords } from '#ui/words-context.ts';

/** Nothing is asked for in days that stand no rule. */
export const RangeWrong = () => {
  const { say } = useWords();
  return (
    <EmptyState
      icon={<CalendarIcon />}
      title={say('history.range.wrong')}
      text={say('history.range.wrong.text')}
    />
  );
};
