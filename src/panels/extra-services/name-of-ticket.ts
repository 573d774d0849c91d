import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import { nameReadIn } from '#domain/journey/named-station.ts';
import type { Words } from '#i18n/words.ts';

/** Whose ticket it is, and from where to where it goes. */
export const nameOfTicket = (
  { passenger, ticket: { from, to } }: HeldTicket,
  { say, language }: Words,
): string =>
  say('ticket.name', {
    name: `${passenger.firstName} ${passenger.lastName}`,
    from: nameReadIn(from, language),
    to: nameReadIn(to, language),
  });
