import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { CalendarIcon } from '#ui/icons/calendar-icon.tsx';

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
