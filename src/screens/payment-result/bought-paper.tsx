import { standingOfBooking } from '#domain/booking-standing.ts';
import type { Reservation } from '#domain/reservation.ts';
import { momentText } from '#i18n/moment-text.ts';
import { PurchaseSteps } from '#panels/purchase-steps/purchase-steps.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { useWords } from '#ui/words-context.ts';
import { BookingLocator } from './booking-locator.tsx';
import { BoughtTickets, type Keeping } from './bought-tickets.tsx';
import * as styles from './payment-result.css.ts';

/** Places that wait to be bought. */
export const Reserved = ({ reserved, Copies }: Keeping & { readonly reserved: Reservation }) => {
  const words = useWords();
  const { say } = words;
  const until = momentText(reserved.deadline, words);
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say('result.reserved.title')}>
        <p>{say('result.reserved.text', { until })}</p>
      </Notice>
      <BookingLocator locator={reserved.locator} />
      <BoughtTickets booking={reserved} Copies={Copies} />
    </>
  );
};

/** Tickets that stand. */
export const Issued = ({ sold, Copies }: Keeping & { readonly sold: Reservation }) => {
  const { say } = useWords();
  const email = sold.passengers.find(({ isContact }) => isContact)?.email ?? null;
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say('result.issued.title')}>
        {email === null ? null : <p>{say('result.issued.mailed', { email })}</p>}
      </Notice>
      <BookingLocator locator={sold.locator} />
      <BoughtTickets booking={sold} Copies={Copies} />
    </>
  );
};

/** What was bought, as it can be read without a script. */
export const BoughtPaper = ({ bought, Copies }: Keeping & { readonly bought: Reservation }) => {
  const { say } = useWords();
  const isTicketed = standingOfBooking(bought) === 'ticketed';
  return (
    <Page
      title={isTicketed ? say('result.issued.heading') : say('result.reserved.heading')}
      width="wide"
      before={<PurchaseSteps now="summary" />}
    >
      <div className={styles.result}>
        {isTicketed ? (
          <Issued sold={bought} Copies={Copies} />
        ) : (
          <Reserved reserved={bought} Copies={Copies} />
        )}
      </div>
    </Page>
  );
};
