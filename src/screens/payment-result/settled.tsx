import { type ChangeReceipt as Receipt, withoutChanged } from '#domain/change-of-tickets.ts';
import type { Reservation } from '#domain/reservation.ts';
import { momentText } from '#i18n/moment-text.ts';
import { BookingLocator } from '#panels/ticket-card/booking-locator.tsx';
import { BoughtTickets, type Keeping } from '#panels/ticket-card/bought-tickets.tsx';
import { ChangeReceipt } from '#panels/ticket-change/change-receipt.tsx';
import { Notice } from '#ui/notice.tsx';
import { useWords } from '#ui/words-context.ts';
import type { Ending } from './ending-words.ts';

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
export const Issued = ({
  sold,
  told,
  receipt,
  Copies,
}: Keeping & {
  readonly sold: Reservation;
  readonly told: Ending['issued'];
  readonly receipt: Receipt | null;
}) => {
  const { say } = useWords();
  const email = sold.passengers.find(({ isContact }) => isContact)?.email ?? null;
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say(told.title)}>
        {email === null ? null : <p>{say(told.mailed, { email })}</p>}
        {receipt === null ? null : <ChangeReceipt receipt={receipt} />}
      </Notice>
      <BookingLocator locator={sold.locator} />
      <BoughtTickets booking={withoutChanged(sold)} Copies={Copies} />
    </>
  );
};
