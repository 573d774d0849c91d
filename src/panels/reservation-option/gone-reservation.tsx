import { useId } from 'react';
import type { Reservation } from '#domain/booking/reservation.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import { classes } from '#ui/theme/classes.ts';
import { endWords } from './end-words.ts';
import * as styles from './reservation-option.css.ts';
import { SearchAgain } from './search-again.tsx';

type Props = {
  readonly booking: Reservation;
  /** What its heading is under the headings of its page. */
  readonly rank?: 'h2' | 'h4';
};

const actions = ['option.buy', 'option.extend', 'option.cancel'] as const;

/** A reservation that was over already: what could have been done with it, why it cannot, and what can. */
export const GoneReservation = ({ booking, rank: Heading = 'h2' }: Props) => {
  const { say } = useWords();
  const id = useId();
  const why = say(endWords[booking.status]);
  return (
    <section className={classes(styles.part, 'no-print')} aria-labelledby={id}>
      <Heading id={id}>{say('option.title')}</Heading>
      <p>{why}</p>
      <Ways>
        {actions.map((action) => (
          <Button key={action} why={why} reason="heard">
            {say(action)}
          </Button>
        ))}
        <SearchAgain booking={booking} />
      </Ways>
    </section>
  );
};
