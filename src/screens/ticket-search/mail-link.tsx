import type { LookupTyped } from '#domain/booking-lookup.ts';
import { newKey } from '#panels/new-key.ts';
import { useShop } from '#panels/shop.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { WithScript } from '#ui/with-script.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './ticket-search.css.ts';
import { type LinkActor, refusalWords } from './ticket-search.flow.ts';

type Own = { readonly link: LinkActor; readonly typed: LookupTyped };

/** Whoever holds the mailbox of a booking is given all of it by a mailed link. */
export const MailLink = ({ link, typed }: Own) => {
  const { say } = useWords();
  const { now } = useShop();
  const { state, isBusy, isDone, refusal, said } = useSubmission(link);
  return (
    <WithScript>
      <section
        className={styles.proof}
        aria-labelledby="lookup-proof"
        data-flow="submission"
        data-state={state}
      >
        <h2 id="lookup-proof">{say('lookup.link.title')}</h2>
        <p>{say('lookup.link.text')}</p>
        {refusal === null ? null : (
          <Notice variant="danger" heard="at-once" title={say('lookup.link.refused')}>
            {said ?? say(refusalWords[refusal])}
          </Notice>
        )}
        {isDone ? (
          <Notice variant="success" heard="in-turn" title={say('lookup.link.sent')}>
            <p>{say('lookup.link.sent.text')}</p>
          </Notice>
        ) : (
          <Button
            pending={isBusy ? say('lookup.link.sending') : null}
            onClick={() => link.send({ type: 'form.submitted', fields: typed, key: newKey(), at: now() })}
          >
            {say('lookup.link.send')}
          </Button>
        )}
      </section>
    </WithScript>
  );
};
