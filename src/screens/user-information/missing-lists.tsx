import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { isListMissing, type RecordLists } from './record-lists.ts';

/** A list of the form did not come; what was chosen before stays, and the list can be asked for once more. */
export const MissingLists = ({ lists }: { readonly lists: RecordLists }) => {
  const { say } = useWords();
  return isListMissing(lists) ? (
    <Notice variant="warning" heard="in-turn" title={say('profile.places.missing')}>
      <Button onClick={lists.askAgain}>{say('profile.places.again')}</Button>
    </Notice>
  ) : null;
};
