import { recordOf } from '#machines/profile/profile.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { changeableFacts } from './changeable-facts.ts';
import { isOutdated, type ProfileActor } from './profile-views.ts';
import type { RecordLists } from './record-lists.ts';

type Props = { readonly flow: ProfileActor; readonly lists: RecordLists };

/** How the record stands now, where it was changed elsewhere: saved once more, what is typed takes its place. */
export const ChangedElsewhere = ({ flow, lists }: Props) => {
  const words = useWords();
  const record = useFlow(flow, recordOf, null);
  const isShown = useFlow(flow, isOutdated, false);
  return isShown && record !== null ? (
    <Notice variant="warning" heard="at-once" title={words.say('profile.outdated')}>
      <p>{words.say('profile.outdated.text')}</p>
      <FactsList facts={changeableFacts(record, lists, words)} />
    </Notice>
  ) : null;
};
