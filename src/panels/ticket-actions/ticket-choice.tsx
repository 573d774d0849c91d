import { type HeldTicket, heldTicketsOf } from '#domain/held-tickets.ts';
import { plainNameOf } from '#domain/station-name.ts';
import { isDealable } from '#domain/ticket-deal.ts';
import { momentText } from '#i18n/moment-text.ts';
import { ticketStatusIds } from '#i18n/ticket-status-ids.ts';
import { bookingOf, chosenOf } from '#machines/ticket-actions/ticket-actions.selectors.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './ticket-actions.css.ts';
import { isChoosing, mayChooseAll, type TicketActionsActor } from './ticket-actions-views.ts';

type Own = { readonly actions: TicketActionsActor };

const Choice = ({ actions, row }: Own & { readonly row: HeldTicket }) => {
  const words = useWords();
  const { say } = words;
  const chosen = useFlow(actions, chosenOf, []);
  const may = useFlow(actions, isChoosing, false);
  const { passenger, ticket } = row;
  const number = ticket.number ?? '';
  const can = isDealable(ticket);
  const stands = can
    ? say('actions.ticket.stands', {
        departure: momentText(ticket.departure, words),
        seat: ticket.seat ?? '–',
      })
    : say('actions.ticket.not-now', { status: say(ticketStatusIds[ticket.status]) });
  return (
    <CheckboxField
      id={`act-on-${number}`}
      label={say('ticket.name', {
        name: `${passenger.firstName} ${passenger.lastName}`,
        from: plainNameOf(ticket.from.name),
        to: plainNameOf(ticket.to.name),
      })}
      hint={stands}
      checked={chosen.includes(number)}
      aria-disabled={can && may ? undefined : true}
      onChange={() => actions.send({ type: 'ticket.toggled', number })}
    />
  );
};

/** The tickets of the booking, of which those are chosen that something shall be done with. */
export const TicketChoice = ({ actions }: Own) => {
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
          <Button look="quiet" onClick={() => actions.send({ type: 'all.chosen' })}>
            {say('actions.choose.all')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
};
