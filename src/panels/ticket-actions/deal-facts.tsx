import type { HadExtra } from '#domain/booking/extras.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Deal, DealtTicket } from '#domain/booking/ticket-deal.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { nameIdOfExtra } from '#panels/extra-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { FactsList } from '#ui/layout/facts-list.tsx';
import * as styles from './ticket-actions.css.ts';

type Props = { readonly deal: Deal; readonly booking: Reservation };
type Fact = readonly [what: string, value: string];

/** What was bought beside the journey is lost with the ticket. */
const lostOf = (extras: readonly HadExtra[], words: Words): readonly Fact[] =>
  extras
    .filter(({ amount }) => amount > 0)
    .map(({ id, amount }) => {
      const name = nameIdOfExtra(id);
      const label = words.say('actions.lost-extra', { name: name === null ? String(id) : words.say(name) });
      return [label, moneyText(amount, words)] as const;
    });

const openTicketsOf = ({ openTickets }: DealtTicket, words: Words): readonly Fact[] =>
  openTickets.flatMap(({ amount, number, expiresAt }): readonly Fact[] => {
    const label =
      expiresAt === null
        ? words.say('actions.in-open-ticket')
        : words.say('actions.open-ticket-until', { until: momentText(expiresAt, words) });
    return [
      [label, moneyText(amount, words)],
      ...(number === null ? [] : [[words.say('actions.open-ticket'), number] as const]),
    ];
  });

const factsOf = (ticket: DealtTicket, words: Words): readonly Fact[] => {
  const { say } = words;
  const money = ticket.means === 'cash-coupon' ? say('actions.in-coupon') : say('actions.in-money');
  return [
    [say('actions.paid'), moneyText(ticket.amount, words)],
    [say('actions.deducted'), moneyText(ticket.deducted, words)],
    ...(ticket.inMoney > 0 ? [[money, moneyText(ticket.inMoney, words)] as const] : []),
    ...openTicketsOf(ticket, words),
    ...(ticket.lost > 0 ? [[say('actions.lost-open'), moneyText(ticket.lost, words)] as const] : []),
    ...(ticket.coupon === null ? [] : [[say('actions.coupon'), ticket.coupon] as const]),
  ];
};

/** What each ticket has cost, what is deducted of it, and what comes back in which form. */
export const DealFacts = ({ deal, booking }: Props) => {
  const words = useWords();
  const { say } = words;
  const rows = heldTicketsOf(booking);
  const rowOf = (number: string) => rows.find(({ ticket }) => ticket.number === number);
  const nameOf = (number: string) => {
    const row = rowOf(number);
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
            <FactsList
              facts={[...factsOf(ticket, words), ...lostOf(rowOf(ticket.ticket)?.ticket.extras ?? [], words)]}
            />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        {say('actions.total')} <bdi>{moneyText(deal.total, words)}</bdi>
      </p>
    </>
  );
};
