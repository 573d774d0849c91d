import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

/** Stands where a place could not be loaded or drawn, with the way to go on: a browser does not surely fetch a failed part again without loading the page anew. */
export const PlaceFailure = () => {
  const { say } = useWords();
  return (
    <Notice variant="danger" heard="at-once" title={say('alert.part-not-loaded.title')}>
      <p>{say('alert.part-not-loaded.text')}</p>
      <LinkButton href="">{say('app.part.reload')}</LinkButton>
    </Notice>
  );
};
