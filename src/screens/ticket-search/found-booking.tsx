import type { ReactNode } from 'react';
import { purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { keptUntil } from '#panels/reservation-option/kept-until.ts';
import type { WithActions } from '#panels/ticket-card/actions-panel.ts';
import { BookingLocator } from '#panels/ticket-card/booking-locator.tsx';
import { BoughtTickets, type Keeping } from '#panels/ticket-card/bought-tickets.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './ticket-search.css.ts';

type Props = Keeping & WithActions & { readonly found: Reservation; readonly proof: ReactNode };

const hasValidTicket = ({ passengers }: Reservation): boolean =>
  passengers.some(({ tickets }) => tickets.flat().some(({ status }) => status === 'valid'));

const BookingNotice = ({ found }: { readonly found: Reservation }) => {
  const words = useWords();
  const { say } = words;
  const status = purchaseStatusOf(found);
  if (status === 'ticketed' && hasValidTicket(found)) {
    return <Notice variant="success" heard="in-turn" title={say('lookup.found.ticketed')} />;
  }
  if (status === 'reserved') {
    const { title, text } = keptUntil(found, words);
    return (
      <Notice variant="info" heard="in-turn" title={title}>
        <p>{text}</p>
      </Notice>
    );
  }
  return status === 'open' ? (
    <Notice variant="info" heard="in-turn" title={say('lookup.found.open')} />
  ) : (
    <Notice variant="warning" heard="in-turn" title={say('lookup.found.none-valid')}>
      <p>{say('lookup.found.none-valid.text')}</p>
    </Notice>
  );
};

/** A booking its reader may act on: what can be done with places that wait to be bought comes before them, with tickets after them. */
const Acted = ({ found, Copies, Actions }: Omit<Props, 'proof'>) => {
  const status = purchaseStatusOf(found);
  const isReservation = status === 'reserved';
  const waits = isReservation || status === 'open';
  return (
    <Actions
      booking={found}
      draw={(now, panel) => (
        <>
          {isReservation ? null : <BookingNotice found={now} />}
          <BookingLocator locator={now.locator} />
          {waits ? panel : null}
          <BoughtTickets booking={now} isReadAnew Copies={Copies} />
          {waits ? null : panel}
        </>
      )}
    />
  );
};

/** What was found: how it stands, and every ticket of it as far as its reader may see it. */
export const FoundBooking = ({ found, proof, Copies, Actions }: Props) => (
  <div className={styles.found}>
    {found.mayAct ? (
      <Acted found={found} Copies={Copies} Actions={Actions} />
    ) : (
      <>
        <BookingNotice found={found} />
        <BookingLocator locator={found.locator} />
        {proof}
        <BoughtTickets booking={found} isReadAnew Copies={Copies} />
      </>
    )}
  </div>
);
