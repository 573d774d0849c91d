import { mayDoWithTicket } from '#domain/booking/booking-actions.ts';
import { lastHourOf, mostChanges } from '#domain/booking/deductions.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { BookedTicket } from '#domain/booking/reservation.ts';
import { isDealable } from '#domain/booking/ticket-choice.ts';
import { nameReadIn } from '#domain/journey/named-station.ts';
import { momentText } from '#i18n/moment-text.ts';
import { ticketStatusIds } from '#i18n/ticket-status-ids.ts';
import type { Words } from '#i18n/words.ts';
import { bookingOf, chosenOf, ticketsOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './ticket-actions.css.ts';
import { isChoosing, mayChooseAll, type TicketActionsActor } from './ticket-actions-views.ts';

type Props = { readonly actions: TicketActionsActor };

/** What the ticket is for, and how often it may still be exchanged. */
const placeText = ({ departure, seat, changes }: BookedTicket, words: Words): string => {
  const { say } = words;
  return say('actions.ticket.with-changes', {
    stands: say('actions.ticket.stands', { departure: momentText(departure, words), seat: seat ?? '–' }),
    changes: say('actions.ticket.changes', { count: Math.max(0, mostChanges - changes) }),
  });
};

/** Why nothing can be done with the ticket. */
const restsText = ({ status, family, departure }: BookedTicket, words: Words): string => {
  const { say } = words;
  return mayDoWithTicket('return', status)
    ? say('actions.ticket.too-late', { until: momentText(lastHourOf('return', family, departure), words) })
    : say('actions.ticket.not-now', { status: say(ticketStatusIds[status]) });
};

const Choice = ({ actions, row }: Props & { readonly row: HeldTicket }) => {
  const words = useWords();
  const { say } = words;
  const chosen = useFlow(actions, chosenOf, []);
  const may = useFlow(actions, isChoosing, false);
  const judged = useFlow(actions, ticketsOf, []);
  const { passenger, ticket } = row;
  const number = ticket.number ?? '';
  const can = judged.some((each) => each.number === number && isDealable(each));
  return (
    <CheckboxField
      id={`act-on-${number}`}
      label={say('ticket.name', {
        name: `${passenger.firstName} ${passenger.lastName}`,
        from: nameReadIn(ticket.from, words.language),
        to: nameReadIn(ticket.to, words.language),
      })}
      hint={can ? placeText(ticket, words) : restsText(ticket, words)}
      checked={chosen.includes(number)}
      aria-disabled={can && may ? undefined : true}
      onChange={() => actions.send({ type: 'ticket.toggled', number })}
    />
  );
};

/** The tickets of the booking, of which those are chosen that something shall be done with. */
export const TicketChoice = ({ actions }: Props) => {
  const { say } = useWords();
  const booking = useFlow(actions, bookingOf, null);
  const mayAll = useFlow(actions, mayChooseAll, false);
  const rows = booking === null ? [] : heldTicketsOf(booking).filter(({ ticket }) => ticket.number !== null);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{say('actions.choose')}</legend>
      <ul className={styles.tickets}>
        {rows.map((row) => (
          <li key={row.ticket.number}>
            <Choice actions={actions} row={row} />
          </li>
        ))}
      </ul>
      {rows.length > 1 && mayAll ? (
        <div>
          <Button variant="quiet" onClick={() => actions.send({ type: 'all.chosen' })}>
            {say('actions.choose.all')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
