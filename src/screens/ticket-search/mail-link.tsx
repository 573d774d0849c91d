import type { LookupInput } from '#domain/booking/booking-lookup.ts';
import { isGuest } from '#machines/session/session.selectors.ts';
import { AgainButton } from '#panels/again.tsx';
import { loginPanelId } from '#panels/login-panel-id.ts';
import { newKey } from '#panels/new-key.ts';
import { RefusalRoom } from '#panels/refusal-room.tsx';
import { useShop } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useSubmission } from '#panels/use-submission.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { WithScript } from '#ui/layout/with-script.tsx';
import * as styles from './ticket-search.css.ts';
import { type LinkActor, refusalWords } from './ticket-search.flow.ts';

type Props = {
  readonly link: LinkActor;
  readonly entered: LookupInput;
  /** Whether the booking is shown already, or not without more proof. */
  readonly of: keyof typeof ids;
};

const ids = {
  found: { title: 'lookup.link.title', text: 'lookup.link.text' },
  unproved: { title: 'lookup.link.unproved.title', text: 'lookup.link.unproved.text' },
} as const;

/** Whoever holds the mailbox of a booking is given all of it by a mailed link; its member, by the login. */
export const MailLink = ({ link, entered, of }: Props) => {
  const { say } = useWords();
  const { now, session } = useShop();
  const guest = useFlow(session, isGuest, true);
  const { state, fields: asked, isBusy, isDone, refusal, message, againAt } = useSubmission(link);
  // What became of another form says nothing of this one.
  const isOfThis = asked.locator === entered.locator && asked.who === entered.who;
  const send = () => {
    link.send({ type: 'form.abandoned' });
    link.send({ type: 'form.begun', fields: entered });
    link.send({ type: 'form.submitted', fields: entered, key: newKey(), at: now() });
  };
  return (
    <WithScript>
      <section
        className={styles.proof}
        aria-labelledby="lookup-proof"
        data-flow="submission"
        data-state={state}
      >
        <h2 id="lookup-proof">{say(ids[of].title)}</h2>
        <p>{say(ids[of].text)}</p>
        <RefusalRoom
          isAsking={isBusy && isOfThis}
          title={say('lookup.link.refused')}
          text={refusal === null || !isOfThis ? null : (message ?? say(refusalWords[refusal]))}
        />
        {isDone && isOfThis ? (
          <Notice variant="success" heard="in-turn" title={say('lookup.link.sent')}>
            <p>{say('lookup.link.sent.text')}</p>
          </Notice>
        ) : (
          <AgainButton
            againAt={againAt}
            pending={isBusy && isOfThis ? say('lookup.link.sending') : null}
            onClick={send}
          >
            {say('lookup.link.send')}
          </AgainButton>
        )}
        {guest ? (
          <>
            <p>{say('lookup.link.login')}</p>
            <Button popoverTarget={loginPanelId}>{say('login.open')}</Button>
          </>
        ) : null}
      </section>
    </WithScript>
  );
};
