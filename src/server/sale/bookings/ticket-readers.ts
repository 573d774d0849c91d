import { emailKeyOf } from '#domain/values/email.ts';
import type { BookingRows } from './read-booking.ts';

type Ticket = BookingRows['tickets'][number];

/** A booking as far as its letters go. */
export type TicketReaders = Pick<BookingRows, 'booking' | 'tickets' | 'passengers'>;

/** Who is written to of which tickets. */
type Reader = { readonly to: string; readonly isOwner: boolean; readonly tickets: readonly Ticket[] };

/** The one who booked is told of all tickets; a passenger who wishes it, of their own. */
export const readersOf = ({ booking, passengers, tickets }: TicketReaders): readonly Reader[] => {
  const owner = booking.contact_email;
  const wished = passengers.flatMap(({ wants_ticket_letter, email, ordinal }) =>
    wants_ticket_letter && email !== null && email !== '' && emailKeyOf(email) !== emailKeyOf(owner)
      ? [{ to: email, ordinal }]
      : [],
  );
  const others = [...new Set(wished.map(({ to }) => emailKeyOf(to)))].flatMap((key) => {
    const same = wished.filter(({ to }) => emailKeyOf(to) === key);
    const own = tickets.filter(({ passenger }) => same.some(({ ordinal }) => ordinal === passenger));
    return own.length === 0 ? [] : [{ to: same[0]?.to ?? '', isOwner: false, tickets: own }];
  });
  return owner === '' ? others : [{ to: owner, isOwner: true, tickets }, ...others];
};
