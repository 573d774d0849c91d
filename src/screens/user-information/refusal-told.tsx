import { refusalOf, saidBy } from '#machines/profile/profile.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProfileActor } from './profile-views.ts';
import { refusalWords } from './refusal-words.ts';

type Own = { readonly flow: ProfileActor; readonly title: string };

/** Why the last wish was not done. */
export const RefusalTold = ({ flow, title }: Own) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const said = useFlow(flow, saidBy, null);
  return refusal === null ? null : (
    <Notice variant="danger" heard="at-once" title={title}>
      {said ?? say(refusalWords[refusal])}
    </Notice>
  );
};
