import type { Kysely } from 'kysely';
import {
  findReservations as bookings,
  findRefundCoupons as coupons,
  findOpenTickets as openOnes,
} from '#contract/tickets/histories.ts';
import {
  isOpenList,
  listOfOpenTicket,
  listOfReservation,
  listOfTicket,
  mostListed,
  type TicketList,
} from '#domain/booking/history-lists.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type Range, type RangeRefusal, rangeOf } from '#domain/time/date-range.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isOwnIdentity, isOwnUser } from '#server/people/accounts/own-account.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { describeReservation } from '#server/sale/bookings/describe-reservation.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { operation } from '#server/sale/context/operation.ts';
import { knownOpenTicket } from '#server/sale/tickets/known-open-ticket.ts';

/** A list is filled from the newest of these; nobody books so much in a week. */
const mostRead = 2_000;

/** Null for everything of a list that still stands, which is asked for without days. */
type Wanted = Range | null;

type Asked = {
  readonly startDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
};

const wantedOf = (
  { startDate, endDate }: Asked,
  lists: readonly (Parameters<typeof isOpenList>[0] | null | undefined)[],
): Answer<Wanted, RangeRefusal> => {
  const named = lists.flatMap((list) => list ?? []);
  if (startDate == null && endDate == null && named.length > 0 && named.every(isOpenList)) {
    return granted(null);
  }
  const asked = rangeOf(startDate ?? '', endDate ?? '');
  return asked.ok ? granted(asked.range) : refused(asked.refusal);
};

const boughtIn = async (
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

/** The next departure first. */
const withValidTickets = async (db: Kysely<Tables>, userId: number, now: number) => {
  const rows = await db
    .selectFrom('booking')
    .innerJoin('ticket', 'ticket.locator', 'booking.locator')
    .select('booking.locator')
    .where('booking.user_id', '=', userId)
    .where('ticket.status', '=', 'valid')
    .where('ticket.arrival', '>', now)
    .groupBy('booking.locator')
    .orderBy((of) => of.fn.min('ticket.departure'))
    .orderBy('booking.created_at', 'desc')
    .limit(mostRead)
    .execute();
  return rows.map(({ locator }) => locator);
};

/** The next deadline first. */
const waitingReservations = async (db: Kysely<Tables>, userId: number, now: number) => {
  const rows = await db
    .selectFrom('booking')
    .select('locator')
    .where('user_id', '=', userId)
    .where('kind', '=', 'reservation')
    .where('status', '=', 'active')
    .where('deadline', '>', now)
    .orderBy('deadline')
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
    const { ticketStatus, reservationStatus } = body;
    const wanted = wantedOf(body, [ticketStatus, reservationStatus]);
    if (!wanted.ok) return wanted;
    const now = clock.now();
    const reader = { mayAct: true, language, now };
    const { userId } = session;
    const rowsFor = ticketStatus == null ? waitingReservations : withValidTickets;
    const isWanted = (one: Reservation): boolean =>
      (ticketStatus == null || hasTicketIn(ticketStatus)(one)) &&
      (reservationStatus == null ||
        (one.kind === 'reservation' && listOfReservation(one.status) === reservationStatus));
    const found: Reservation[] = [];
    const locators = await (wanted.value === null
      ? rowsFor(db, userId, now)
      : boughtIn(db, userId, wanted.value));
    for (const locator of locators) {
      const rows = await readBooking(db, locator);
      const described = rows === null ? null : describeReservation(rows, railway.network(), reader);
      if (described !== null && isWanted(described)) found.push(described);
      if (found.length === mostListed) break;
    }
    return granted({ reservations: found });
  },
);

export const findOpenTickets = operation(openOnes, async ({ body, params, session }, { db, clock }) => {
  if (session === null) return refused('sign-in-needed');
  const { identity } = params;
  if (!(await isOwnIdentity(db, session, identity))) return refused('document-not-found');
  const wanted = wantedOf(body, [body.status]);
  if (!wanted.ok) return wanted;
  const now = clock.now();
  const own = db.selectFrom('open_ticket').selectAll().where('user_id', '=', session.userId);
  const kept =
    wanted.value === null
      ? own.where('status', '=', 'unused').where('expires_at', '>', now).orderBy('expires_at')
      : own
          .where('made_at', '>=', wanted.value.from)
          .where('made_at', '<', wanted.value.until)
          .orderBy('made_at', 'desc');
  const rows = await kept.limit(mostRead).execute();
  const known = rows
    .map((row) => knownOpenTicket(row, now))
    .filter(({ status }) => body.status == null || listOfOpenTicket(status) === body.status);
  return granted({ openTickets: known.slice(0, mostListed) });
});

export const findRefundCoupons = operation(coupons, async ({ body, params, session }, { db }) => {
  if (session === null) return refused('sign-in-needed');
  const { identity } = params;
  if (!(await isOwnIdentity(db, session, identity))) return refused('document-not-found');
  const wanted = wantedOf(body, [body.status]);
  if (!wanted.ok) return wanted;
  const all = db.selectFrom('refund_coupon').where('user_id', '=', session.userId);
  const own =
    wanted.value === null
      ? all
      : all.where('made_at', '>=', wanted.value.from).where('made_at', '<', wanted.value.until);
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
