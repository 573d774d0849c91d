import { actionOf, entryOf } from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { type CatalogueActor, isAsked, isDoing, isDone, isNotDone, isSaved } from './entry-views.ts';
import { WhyRefused } from './why-refused.tsx';
import { comingFact } from './words/coming-facts.ts';
import { outcomeWords } from './words/entry-words.ts';

type Props = { readonly flow: CatalogueActor };

const NotDone = ({ flow }: Props) => {
  const { say } = useWords();
  return (
    <Notice variant="danger" heard="at-once" title={say('catalogue.not-done')}>
      <WhyRefused flow={flow} />
    </Notice>
  );
};

/** What has been done, and on which day it comes where it is published for a later one. */
const Done = ({ flow }: Props) => {
  const words = useWords();
  const action = useFlow(flow, actionOf, null);
  const entry = useFlow(flow, entryOf, null);
  const coming = action === 'publish' ? (entry?.coming ?? []) : [];
  return action === null || action === 'edit' ? null : (
    <Notice variant="success" heard="in-turn" focus="after-press" title={words.say(outcomeWords[action])}>
      {entry === null || coming.length === 0 ? null : (
        <FactsList facts={coming.map((each) => comingFact(entry, each, words))} />
      )}
    </Notice>
  );
};

/** What became of what was asked last. Under a dialog it is gone. */
export const EntryOutcome = ({ flow }: Props) => {
  const { say } = useWords();
  const saved = useFlow(flow, isSaved, false);
  const done = useFlow(flow, isDone, false);
  const refused = useFlow(flow, isNotDone, false);
  const isAsking = useFlow(flow, isDoing, false);
  const isOver = useFlow(flow, isAsked, false);
  return isOver ? null : (
    <KeptRoom isAsking={isAsking}>
      {saved ? <Notice variant="success" heard="in-turn" title={say('catalogue.saved')} /> : null}
      {done ? <Done flow={flow} /> : null}
      {refused ? <NotDone flow={flow} /> : null}
    </KeptRoom>
  );
};
