import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { openTicketStatusAt } from '#domain/booking/open-ticket.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Row = Tables['open_ticket'];

/** A stranger who knows a number and a surname is told no more of the name. */
const maskedSurname = (key: string): string => `${Array.from(key)[0]?.toLocaleUpperCase('tr') ?? ''}***`;

export const knownOpenTicket = (row: Row, now: number): KnownOpenTicket => ({
  number: row.number,
  locator: row.locator,
  ticket: row.ticket,
  surname: maskedSurname(row.surname_key),
  amount: row.amount,
  status: openTicketStatusAt(row.status, row.expires_at, now),
  madeAt: row.made_at,
  expiresAt: row.expires_at,
  usedAt: row.used_at,
});
