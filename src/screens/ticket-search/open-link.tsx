import { AgainButton } from '#panels/again.tsx';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithScript } from '#ui/layout/with-script.tsx';
import { WithoutScript } from '#ui/layout/without-script.tsx';
import * as styles from './ticket-search.css.ts';
import { type OpenActor, refusalWords } from './ticket-search.flow.ts';

type Props = { readonly opening: OpenActor; readonly code: string };

/** A mailed link works once: it is used by a press, so that no program that only looks at it uses it up. */
export const OpenLink = ({ opening, code }: Props) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, refusal, message, againAt } = useSubmission(opening);
  return (
    <section className={styles.proof} aria-labelledby="lookup-open" data-flow="submission" data-state={state}>
      <h2 id="lookup-open">{say('lookup.open.title')}</h2>
      <RefusalRoom
        isAsking={isBusy}
        title={say('lookup.open.refused')}
        text={refusal === null ? null : (message ?? say(refusalWords[refusal]))}
      />
      <p>{say('lookup.open.text')}</p>
      <WithScript>
        <AgainButton
          variant="primary"
          againAt={againAt}
          pending={isBusy ? say('lookup.open.opening') : null}
          onClick={() => opening.send({ type: 'form.submitted', fields: { code }, key: newKey(), at: now() })}
        >
          {say('lookup.open.open')}
        </AgainButton>
      </WithScript>
      <WithoutScript>
        <p>{say('lookup.open.without-script')}</p>
      </WithoutScript>
    </section>
  );
};
