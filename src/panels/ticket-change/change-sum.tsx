import type { ChangeQuote } from '#domain/booking/change-of-tickets.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './ticket-change.css.ts';

/** What is left to pay, or what comes back and how. */
export const ChangeSum = ({
  quote: { due, inMoney, inOpenTicket, lost },
}: {
  readonly quote: ChangeQuote;
}) => {
  const words = useWords();
  const { say } = words;
  const lines = [
    ...(due > 0 ? [say('change.due', { amount: moneyText(due, words) })] : []),
    ...(inMoney > 0 ? [say('change.in-money', { amount: moneyText(inMoney, words) })] : []),
    ...(inOpenTicket > 0 ? [say('change.in-open-ticket', { amount: moneyText(inOpenTicket, words) })] : []),
    ...(lost > 0 ? [say('change.lost-open', { amount: moneyText(lost, words) })] : []),
  ];
  return (
    <div className={styles.total}>
      {lines.length === 0 ? <p>{say('change.even')}</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </div>
  );
};
