import { againAtOf, messageOf, refusalOf } from '#machines/profile/profile.selectors.ts';
import { AgainText } from '#panels/again.tsx';
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
  const againAt = useFlow(flow, againAtOf, null);
  return refusal === null ? null : (
    <Notice variant="danger" heard="at-once" title={title}>
      <p>{message ?? say(refusalWords[refusal])}</p>
      <AgainText againAt={againAt} />
    </Notice>
  );
};
