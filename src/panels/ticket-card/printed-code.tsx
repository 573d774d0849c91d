import { callCentre } from '#domain/shop/outside-addresses.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { asOne } from '#i18n/as-one.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PrintedOperator } from './print-sheet.tsx';
import * as styles from './printed-code.css.ts';

type Props = { readonly code: string; readonly number: string; readonly locator: string };

/** What a ticket shows on paper alone: its code, and what its reader has to know of it. */
export const PrintedCode = ({ code, number, locator }: Props) => {
  const { say } = useWords();
  return (
    <>
      <PrintedOperator />
      <div className={styles.printed}>
        <img
          className={styles.code}
          src={ticketAddresses(code).code}
          alt={say('boarding.code', { number })}
          width={256}
          height={256}
          fetchPriority="low"
        />
        <p>
          <span className={styles.name}>{say('paper.locator')}</span>
          <bdi dir="ltr" className={styles.locator} translate="no">
            {locator}
          </bdi>
        </p>
      </div>
      <p className={styles.rules}>{say('paper.rules', { phone: asOne(callCentre.shown) })}</p>
    </>
  );
};
