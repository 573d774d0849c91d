import type { ChangeQuote, TicketChange } from '#domain/booking/change-of-tickets.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { titleOfLeg, titleOfRide } from '#domain/journey/train-title.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import * as styles from './ticket-change.css.ts';

type Props = {
  readonly change: TicketChange;
  readonly seats: ReadonlyMap<string, HeldSeat>;
  readonly chosen: ChosenJourney | null;
  readonly quote: ChangeQuote;
};

type PlaceAt = {
  readonly task: string;
  readonly departure: number;
  readonly seat: string;
  readonly train: string;
};

const PlaceFacts = ({ task, departure, seat, train }: PlaceAt) => {
  const words = useWords();
  return (
    <p className={styles.place}>
      <span className={styles.quiet}>{task}</span>
      <span className={styles.strong}>{momentText(departure, words)}</span>
      <span>
        <bdi lang="tr">{train}</bdi> · {words.say('change.seat', { seat })}
      </span>
    </p>
  );
};

/** Each ticket as it is and as it would be: the train, the seat and what it is worth. */
export const ChangedPlaces = ({ change, seats, chosen, quote }: Props) => {
  const words = useWords();
  const { say } = words;
  const rows = heldTicketsOf(change.booking);
  return (
    <ul className={styles.tickets}>
      {quote.tickets.map(({ ticket: number, before, after, fee }) => {
        const row = rows.find(({ ticket }) => ticket.number === number);
        const seat = seats.get(number);
        const leg = seat && chosen?.journey.legs[seat.leg];
        if (row === undefined) return null;
        const { passenger, ticket } = row;
        return (
          <li key={number} className={styles.ticket}>
            <p className={styles.traveller}>
              <bdi lang="tr">{`${passenger.firstName} ${passenger.lastName}`}</bdi>
            </p>
            <div className={styles.places}>
              <PlaceFacts
                task={say('change.before')}
                departure={ticket.departure}
                seat={ticket.seat ?? '–'}
                train={titleOfRide(ticket)}
              />
              {seat === undefined || leg === undefined ? null : (
                <PlaceFacts
                  task={say('change.after')}
                  departure={leg.departure}
                  seat={seat.seat}
                  train={titleOfLeg(leg)}
                />
              )}
            </div>
            <FactsList
              facts={[
                [say('change.worth-before'), moneyText(before, words)],
                [say('change.worth-after'), moneyText(after, words)],
                [say('change.fee'), moneyText(fee, words)],
              ]}
            />
          </li>
        );
      })}
    </ul>
  );
};
