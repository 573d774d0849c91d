import {
  fieldsOf,
  isBusy as isBusyIn,
  isDone as isDoneIn,
} from '#machines/kit/submission/submission.selectors.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { InWindow } from '#ui/layout/in-window.tsx';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { classes } from '#ui/theme/classes.ts';
import { copies as copiesClass } from './ticket-copies.css.ts';
import { type CopiesActor, type CopiesWish, refusalWords } from './ticket-copies.flow.ts';

type Props = { readonly copies: CopiesActor };

/**
 * Keeps tickets on the reader's own device, where they open without a network, and takes them off it again. One button
 * does both: whoever has pressed it stays at it, and what came of it is said beneath, so that it does not move.
 * Whoever has not pressed stays where they read.
 */
export const TicketCopies = ({ copies }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, fields: asked, isBusy, refusal, granted } = useSubmission(copies);
  const count = asked.addresses.length;
  const areKept = granted?.areKept === true;
  const send = (wish: CopiesWish['wish']) => {
    const fields = { ...asked, wish };
    // Whoever is quicker than the first look is heard: wishes are carried out one after the other.
    const snapshot = copies.getSnapshot();
    if (isDoneIn(snapshot)) copies.send({ type: 'form.begun', fields });
    else if (isBusyIn(snapshot) && fieldsOf(snapshot).wish === 'look')
      copies.send({ type: 'form.abandoned' });
    copies.send({ type: 'form.submitted', fields, key: newKey(), at: now() });
  };
  const kept = areKept ? (
    <Notice variant="success" heard="in-turn" title={say('copies.kept.title', { count })}>
      <p>{say('copies.kept.text')}</p>
    </Notice>
  ) : null;
  return (
    <div className={classes('no-print', copiesClass)} data-flow="submission" data-state={state}>
      <Ways>
        <Button
          onClick={() => send(areKept ? 'forget' : 'keep')}
          pending={isBusy && asked.wish !== 'look' ? say('copies.waiting') : null}
        >
          {areKept ? say('copies.forget', { count }) : say('copies.keep', { count })}
        </Button>
      </Ways>
      <KeptRoom isAsking={isBusy && asked.wish !== 'look'}>
        {refusal === null ? null : (
          <Notice variant="warning" heard="at-once" title={say('copies.refused.title', { count })}>
            <p>{say(refusalWords[refusal])}</p>
          </Notice>
        )}
      </KeptRoom>
      {areKept && asked.wish === 'keep' ? <InWindow>{kept}</InWindow> : kept}
    </div>
  );
};
