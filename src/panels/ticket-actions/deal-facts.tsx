import { heldTicketsOf } from '#domain/held-tickets.ts';
import type { Reservation } from '#domain/reservation.ts';
import type { Deal, DealtTicket } from '#domain/ticket-deal.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { FactsList } from '#ui/facts-list.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './ticket-actions.css.ts';

type Own = { readonly deal: Deal; readonly booking: Reservation };
type Fact = readonly [what: string, value: string];

const factsOf = (ticket: DealtTicket, words: Words): readonly Fact[] => {
  const { say } = words;
  const money = ticket.means === 'cash-coupon' ? say('actions.in-coupon') : say('actions.in-money');
  return [
    [say('actions.paid'), moneyText(ticket.amount, words)],
    [say('actions.deducted'), moneyText(ticket.deducted, words)],
    ...(ticket.inMoney > 0 ? [[money, moneyText(ticket.inMoney, words)] as const] : []),
    ...(ticket.inOpenTicket > 0
      ? [[say('actions.in-open-ticket'), moneyText(ticket.inOpenTicket, words)] as const]
      : []),
    ...(ticket.openTicket === null ? [] : [[say('actions.open-ticket'), ticket.openTicket] as const]),
    ...(ticket.coupon === null ? [] : [[say('actions.coupon'), ticket.coupon] as const]),
  ];
};

/** What each ticket has cost, what is deducted of it, and what comes back in which form. */
export const DealFacts = ({ deal, booking }: Own) => {
  const words = useWords();
  const { say } = words;
  const rows = heldTicketsOf(booking);
  const nameOf = (number: string) => {
    const row = rows.find(({ ticket }) => ticket.number === number);
    return row === undefined ? number : `${row.passenger.firstName} ${row.passenger.lastName}`;
  };
  return (
    <>
      <ul className={styles.dealt}>
        {deal.tickets.map((ticket) => (
          <li key={ticket.ticket}>
            <p className={styles.traveller}>
              <bdi lang="tr">{nameOf(ticket.ticket)}</bdi>
            </p>
            <FactsList facts={factsOf(ticket, words)} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {say('actions.total')} <bdi>{moneyText(deal.total, words)}</bdi>
      </p>
      {deal.expiresAt === null ? null : (
        <p>{say('actions.expires', { until: momentText(deal.expiresAt, words) })}</p>
      )}
    </>
  );
};
