import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import type { Words } from '#i18n/words.ts';

/** Whose ticket it is, and from where to where it goes. */
export const nameOfTicket = ({ passenger, ticket: { from, to } }: HeldTicket, { say }: Words): string =>
  say('ticket.name', {
    name: `${passenger.firstName} ${passenger.lastName}`,
    from: plainNameOf(from.name),
    to: plainNameOf(to.name),
  });
