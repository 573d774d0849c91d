import { minute } from '#domain/values/durations.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { KeptRoom } from '#ui/layout/kept-room.tsx';
import { actions, whole } from './hand-over.css.ts';
import { type HandOverActor, refusalWords } from './hand-over.flow.ts';
import { HandedLink } from './handed-link.tsx';

/** Has a link made with which another device goes on with the purchase. */
export const HandOver = ({ form }: { readonly form: HandOverActor }) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, refusal, granted, againAt } = useSubmission(form);
  const ask = () => form.send({ type: 'form.submitted', fields: {}, key: newKey(), at: now() });
  return (
    <div className={whole} data-flow="submission" data-state={state}>
      <p>{say('hand-over.text')}</p>
      <KeptRoom isAsking={isBusy}>
        {refusal === null ? null : (
          <Notice variant="danger" heard="at-once" title={say(refusalWords[refusal])} />
        )}
      </KeptRoom>
      {granted === null ? (
        <div className={actions}>
          <AgainButton againAt={againAt} onClick={ask} pending={isBusy ? say('hand-over.asking') : null}>
            {say('hand-over.ask')}
          </AgainButton>
          {isBusy ? (
            <Button variant="quiet" onClick={() => form.send({ type: 'form.abandoned' })}>
              {say('hand-over.abandon')}
            </Button>
          ) : null}
        </div>
      ) : (
        <>
          <HandedLink link={granted.link} />
          <p>{say('hand-over.good', { minutes: oneTimeCodeLife / minute })}</p>
          <div>
            <Button variant="quiet" onClick={() => form.send({ type: 'form.begun', fields: {} })}>
              {say('hand-over.another')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};
