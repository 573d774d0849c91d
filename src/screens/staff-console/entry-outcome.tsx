import {
  actionOf,
  entryOf,
  messageOf,
  refusalOf,
} from '#machines/catalogue-approval/catalogue-approval.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { type CatalogueActor, isDone, isNotDone, isSaved, isUnheard } from './entry-views.ts';
import { comingFact } from './words/coming-facts.ts';
import { outcomeWords, refusalWords } from './words/entry-words.ts';

type Props = { readonly flow: CatalogueActor };

const NotDone = ({ flow }: Props) => {
  const { say } = useWords();
  const refusal = useFlow(flow, refusalOf, null) ?? 'not-reached';
  const message = useFlow(flow, messageOf, null);
  return (
    <Notice variant="danger" heard="at-once" title={say('catalogue.not-done')}>
      <p>{message ?? say(refusalWords[refusal])}</p>
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
    <Notice variant="success" heard="in-turn" title={words.say(outcomeWords[action])}>
      {entry === null || coming.length === 0 ? null : (
        <FactsList facts={coming.map((each) => comingFact(entry, each, words))} />
      )}
    </Notice>
  );
};

/** What became of what was asked last. */
export const EntryOutcome = ({ flow }: Props) => {
  const { say } = useWords();
  const saved = useFlow(flow, isSaved, false);
  const done = useFlow(flow, isDone, false);
  const unheard = useFlow(flow, isUnheard, false);
  const refused = useFlow(flow, isNotDone, false);
  return (
    <>
      {saved ? <Notice variant="success" heard="in-turn" title={say('catalogue.saved')} /> : null}
      {done ? <Done flow={flow} /> : null}
      {refused ? <NotDone flow={flow} /> : null}
      {unheard ? (
        <Notice variant="warning" heard="in-turn" title={say('catalogue.unheard')}>
          <Button onClick={() => flow.send({ type: 'outcome.asked' })}>{say('catalogue.ask-again')}</Button>
        </Notice>
      ) : null}
    </>
  );
};
