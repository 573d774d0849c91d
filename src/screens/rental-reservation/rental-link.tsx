import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './rental-reservation.css.ts';
import { isAskedFor, isLinkMailed, isMailing, type RentalActor } from './rental-reservation-views.ts';

type Own = { readonly flow: RentalActor };

/** Whoever holds the mailbox of the driver may cancel, by a mailed link. */
export const RentalLink = ({ flow }: Own) => {
  const { say } = useWords();
  const isBusy = useFlow(flow, isMailing, false);
  const isAwaited = useFlow(flow, isAskedFor, false);
  const isSent = useFlow(flow, isLinkMailed, false);
  return (
    <section className={styles.part} aria-labelledby="rental-link">
      <h2 id="rental-link" className={styles.heading}>
        {say('rental.link.title')}
      </h2>
      <p>{say('rental.link.text')}</p>
      {isSent ? <Notice variant="success" heard="in-turn" title={say('rental.link.sent')} /> : null}
      <div>
        <Button
          pending={isBusy ? say('lookup.link.sending') : null}
          why={isAwaited ? say('rental.cancel.asking') : null}
          reason="heard"
          onClick={() => flow.send({ type: 'link.wanted' })}
        >
          {say('lookup.link.send')}
        </Button>
      </div>
    </section>
  );
};
