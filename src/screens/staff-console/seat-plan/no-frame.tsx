import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** Where there is no coach from which a plan could be drawn. */
export const NoFrame = () => {
  const { say } = useWords();
  return (
    <Notice variant="warning" title={say('catalogue.plan.not-drawn')}>
      <p>{say('catalogue.plan.no-frame')}</p>
    </Notice>
  );
};
