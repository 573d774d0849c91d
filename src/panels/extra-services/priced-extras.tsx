import type { PricedExtra } from '#domain/booking/extras-order.ts';
import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import { moneyText } from '#i18n/money-text.ts';
import { nameIdOfExtra } from '#panels/extra-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './extra-services.css.ts';
import { nameOfTicket } from './name-of-ticket.ts';

type Props = { readonly rows: readonly HeldTicket[]; readonly extras: readonly PricedExtra[] };

/** Which ticket has which services, each with its price. */
export const PricedExtras = ({ rows, extras }: Props) => {
  const words = useWords();
  const { say } = words;
  const served = rows.filter(({ ticket }) => extras.some(({ ticket: number }) => number === ticket.number));
  return served.map((row) => (
    <div key={row.ticket.number}>
      <p className={styles.legend}>{nameOfTicket(row, words)}</p>
      <ul>
        {extras
          .filter(({ ticket }) => ticket === row.ticket.number)
          .map(({ extra, price }) => {
            const id = nameIdOfExtra(extra);
            const name = id === null ? String(extra) : say(id);
            return (
              <li key={extra}>
                {price === 0 ? name : say('extras.priced', { name, amount: moneyText(price, words) })}
              </li>
            );
          })}
      </ul>
    </div>
  ));
};
