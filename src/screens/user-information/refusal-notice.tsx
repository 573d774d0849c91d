import { messageOf, refusalOf } from '#machines/profile/profile.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import type { ProfileActor } from './profile-views.ts';
import { refusalWords } from './refusal-words.ts';

type Props = { readonly flow: ProfileActor; readonly title: string };

/** Why the last wish was not done. */
export const RefusalNotice = ({ flow, title }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null);
  const message = useFlow(flow, messageOf, null);
  return refusal === null ? null : (
    <Notice variant="danger" heard="at-once" title={title}>
      {message ?? say(refusalWords[refusal])}
    </Notice>
  );
};
