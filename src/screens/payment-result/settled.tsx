import { type ChangeReceipt as Receipt, withoutChanged } from '#domain/booking/change-of-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { keptUntil } from '#panels/reservation-option/kept-until.ts';
import type { Acted, WithActions } from '#panels/ticket-card/actions-panel.ts';
import { BookingLocator } from '#panels/ticket-card/booking-locator.tsx';
import { BoughtTickets, type Keeping } from '#panels/ticket-card/bought-tickets.tsx';
import { ChangeReceipt } from '#panels/ticket-change/change-receipt.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import type { Ending } from './ending-words.ts';

const Kept = ({ booking }: { readonly booking: Reservation }) => {
  const { title, text } = keptUntil(booking, useWords());
  return (
    <Notice variant="success" heard="in-turn" title={title}>
      <p>{text}</p>
    </Notice>
  );
};

/** Places that wait to be bought. Whoever may act on them is told until when beside what can be done with them. */
export const Reserved = ({
  reserved,
  Copies,
  Actions,
}: WithActions & Keeping & { readonly reserved: Reservation }) => {
  const drawn: Acted['draw'] = (now, panel, isReadAnew) => (
    <>
      {panel ?? <Kept booking={now} />}
      <BookingLocator locator={now.locator} />
      <BoughtTickets booking={now} isReadAnew={isReadAnew} Copies={Copies} />
    </>
  );
  return reserved.mayAct ? <Actions booking={reserved} draw={drawn} /> : drawn(reserved, null, false);
};

/** What held once and holds no more. */
export const Over = ({
  booking,
  Copies,
  Actions,
}: WithActions & Keeping & { readonly booking: Reservation }) => {
  const { say } = useWords();
  const drawn: Acted['draw'] = (now, panel, isReadAnew) => (
    <>
      <BookingLocator locator={now.locator} />
      <BoughtTickets booking={now} isReadAnew={isReadAnew} Copies={Copies} />
      {panel}
    </>
  );
  return (
    <>
      <Notice variant="warning" heard="in-turn" title={say('lookup.found.none-valid')}>
        <p>{say('lookup.found.none-valid.text')}</p>
      </Notice>
      {booking.mayAct ? <Actions booking={booking} draw={drawn} /> : drawn(booking, null, false)}
    </>
  );
};

/** Tickets that stand. */
export const Issued = ({
  sold,
  texts,
  receipt,
  Copies,
  Actions,
}: WithActions &
  Keeping & {
    readonly sold: Reservation;
    readonly texts: Ending['issued'];
    readonly receipt: Receipt | null;
  }) => {
  const { say } = useWords();
  const email = sold.passengers.find(({ isContact }) => isContact)?.email ?? null;
  const drawn: Acted['draw'] = (now, panel, isReadAnew) => (
    <>
      <BoughtTickets booking={withoutChanged(now)} isReadAnew={isReadAnew} Copies={Copies} />
      {panel === null ? null : <Disclosure summary={say('booking.actions')}>{panel}</Disclosure>}
    </>
  );
  return (
    <>
      <Notice variant="success" heard="in-turn" title={say(texts.title)}>
        {email === null ? null : <p>{say(texts.mailed, { email })}</p>}
        {receipt === null ? null : <ChangeReceipt receipt={receipt} />}
      </Notice>
      <BookingLocator locator={sold.locator} />
      {sold.mayAct ? <Actions booking={sold} draw={drawn} /> : drawn(sold, null, false)}
    </>
  );
};
