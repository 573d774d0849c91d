import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** A list that is on its way keeps the window: nothing below it may be seen and then pushed away. */
export const ListAwaited = () => {
  const { say } = useWords();
  return <LoadingText room="window" text={say('history.loading')} />;
};
