import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './rental-reservation.css.ts';
import { isAskedFor, isMailing, type RentalActor } from './rental-reservation-views.ts';

type Props = {
  readonly flow: RentalActor;
  /** Whether the rental is shown already, or not without the link. */
  readonly of: keyof typeof ids;
};

const ids = {
  found: { title: 'rental.link.title', text: 'rental.link.text' },
  unproved: { title: 'lookup.link.unproved.title', text: 'rental.link.unproved.text' },
} as const;

/** Whoever holds the mailbox of the driver may cancel, by a mailed link. */
export const RentalLink = ({ flow, of }: Props) => {
  const { say } = useWords();
  const isBusy = useFlow(flow, isMailing, false);
  const isAwaited = useFlow(flow, isAskedFor, false);
  const { title, text } = ids[of];
  return (
    <section className={styles.part} aria-labelledby="rental-link">
      <h2 id="rental-link" className={styles.heading}>
        {say(title)}
      </h2>
      <p>{say(text)}</p>
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
