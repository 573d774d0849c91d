import type { Kysely } from 'kysely';
import {
  findReservations as bookings,
  findRefundCoupons as coupons,
  findOpenTickets as openOnes,
} from '#contract/histories.ts';
import { granted, refused } from '#domain/answer.ts';
import { type Range, rangeOf } from '#domain/date-range.ts';
import {
  listOfOpenTicket,
  listOfReservation,
  listOfTicket,
  mostListed,
  type TicketList,
} from '#domain/history-lists.ts';
import type { Reservation } from '#domain/reservation.ts';
import { readBooking } from '#server/bookings/read-booking.ts';
import { toldReservation } from '#server/bookings/told-reservation.ts';
import { operation } from '#server/http/operation.ts';
import { knownOpenTicket } from '#server/open-tickets/known-open-ticket.ts';
import type { Tables } from '#server/store/tables.ts';
import { isOwnIdentity, isOwnUser } from './owner.ts';

/** A list is filled from the newest of these; nobody books so much in a week. */
const mostRead = 2_000;

const locatorsOf = async (
  db: Kysely<Tables>,
  userId: number,
  { from, until }: Range,
): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('booking')
    .select('locator')
    .where('user_id', '=', userId)
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .orderBy('created_at', 'desc')
    .limit(mostRead)
    .execute();
  return rows.map(({ locator }) => locator);
};

const hasTicketIn =
  (list: TicketList) =>
  ({ passengers }: Reservation): boolean =>
    passengers.some(({ tickets }) => tickets.flat().some(({ status }) => listOfTicket(status) === list));

export const findReservations = operation(
  bookings,
  async ({ body, params, session, language }, { db, clock, railway }) => {
    if (session === null) return refused('sign-in-needed');
    const { id } = params;
    if (!isOwnUser(session, id)) return refused('document-not-found');
    const asked = rangeOf(body.startDate, body.endDate);
    if (!asked.ok) return refused(asked.refusal);
    const reader = { mayAct: true, language, now: clock.now() };
    const { ticketStatus, reservationStatus } = body;
    const isWanted = (one: Reservation): boolean =>
      (ticketStatus == null || hasTicketIn(ticketStatus)(one)) &&
      (reservationStatus == null ||
        (one.kind === 'reservation' && listOfReservation(one.status) === reservationStatus));
    const found: Reservation[] = [];
    for (const locator of await locatorsOf(db, session.userId, asked.range)) {
      const rows = await readBooking(db, locator);
      const told = rows === null ? null : toldReservation(rows, railway.network(), reader);
      if (told !== null && isWanted(told)) found.push(told);
      if (found.length === mostListed) break;
    }
    return granted({ reservations: found });
  },
);

export const findOpenTickets = operation(openOnes, async ({ body, params, session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  const { identity } = params;
  if (!(await isOwnIdentity(db, session, identity))) return refused('document-not-found');
  const asked = rangeOf(body.startDate, body.endDate);
  if (!asked.ok) return refused(asked.refusal);
  const rows = await db
    .selectFrom('open_ticket')
    .selectAll()
    .where('user_id', '=', session.userId)
    .where('made_at', '>=', asked.range.from)
    .where('made_at', '<', asked.range.until)
    .orderBy('made_at', 'desc')
    .limit(mostRead)
    .execute();
  const known = rows
    .map((row) => knownOpenTicket(row, clock.now()))
    .filter(({ status }) => body.status == null || listOfOpenTicket(status) === body.status);
  return granted({ openTickets: known.slice(0, mostListed) });
});

export const findRefundCoupons = operation(coupons, async ({ body, params, session }, { db }) => {
  if (session === null) return refused('sign-in-needed');
  const { identity } = params;
  if (!(await isOwnIdentity(db, session, identity))) return refused('document-not-found');
  const asked = rangeOf(body.startDate, body.endDate);
  if (!asked.ok) return refused(asked.refusal);
  const { from, until } = asked.range;
  const own = db
    .selectFrom('refund_coupon')
    .where('user_id', '=', session.userId)
    .where('made_at', '>=', from)
    .where('made_at', '<', until);
  const kept =
    body.status == null ? own : own.where('status', '=', body.status === 'PAID' ? 'paid' : 'unpaid');
  const rows = await kept.selectAll().orderBy('made_at', 'desc').limit(mostListed).execute();
  return granted({
    mcos: rows.map(({ number, locator, ticket, amount, status, made_at, paid_at }) => ({
      number,
      locator,
      ticket,
      amount,
      status,
      madeAt: made_at,
      paidAt: paid_at,
    })),
  });
});
