import type { Kysely } from 'kysely';
import type { OpenShare } from '#domain/booking/returned-ticket.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { sharedOut, sharedOutUpTo } from '#domain/values/share-out.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { TicketRow } from './booking-rows.ts';

/** What of each ticket was paid with open tickets, and until when those hold; null once all of them have ended. */
export type OpenPart = { readonly of: ReadonlyMap<string, Kurus>; readonly expiresAt: number | null };

export const openShareOf = ({ of, expiresAt }: OpenPart, ticket: string): OpenShare => ({
  amount: of.get(ticket) ?? 0,
  expiresAt,
});

/** What came back as open tickets, by the ticket it was given for. */
const givenBack = async (db: Kysely<Tables>, locator: string): Promise<ReadonlyMap<string, Kurus>> => {
  const rows = await db
    .selectFrom('open_ticket')
    .select(['ticket', 'amount'])
    .where('locator', '=', locator)
    .execute();
  const given = new Map<string, Kurus>();
  for (const { ticket, amount } of rows) given.set(ticket, (given.get(ticket) ?? 0) + amount);
  return given;
};

/** Tickets that were changed together were issued at one instant, however often each was changed before. */
const byChange = (tickets: readonly TicketRow[]): readonly (readonly TicketRow[])[] => {
  const rows = new Map(tickets.map((row) => [row.number, row]));
  const roundOf = ({ master_ticket, issued_at }: TicketRow): number => {
    const before = rows.get(master_ticket ?? '');
    return before?.master_ticket != null && before.issued_at === issued_at ? 1 + roundOf(before) : 0;
  };
  const groups = new Map<string, TicketRow[]>();
  const changed = tickets.filter(({ master_ticket }) => master_ticket !== null);
  for (const row of changed.toSorted(
    (one, other) => (one.issued_at ?? 0) - (other.issued_at ?? 0) || roundOf(one) - roundOf(other),
  )) {
    const key = `${row.issued_at} ${roundOf(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
};

/**
 * A change hands the parts of its tickets on, less what came back of them; that was given for one of them. Of no ticket
 * more was paid so than it is worth.
 */
const handedOn = (
  first: ReadonlyMap<string, Kurus>,
  tickets: readonly TicketRow[],
  given: ReadonlyMap<string, Kurus>,
): ReadonlyMap<string, Kurus> => {
  const parts = new Map(first);
  let owed = 0;
  for (const group of byChange(tickets)) {
    const before = group.map(({ master_ticket }) => parts.get(master_ticket ?? '') ?? 0);
    const whole = before.reduce((sum, part) => sum + part, 0);
    owed += group.reduce((sum, { master_ticket }) => sum + (given.get(master_ticket ?? '') ?? 0), 0);
    const taken = Math.min(whole, owed);
    owed -= taken;
    const worths = group.map(({ amount }) => amount);
    const after = sharedOutUpTo(whole - taken, before, worths);
    for (const [index, { number }] of group.entries()) parts.set(number, after[index] ?? 0);
  }
  return parts;
};

/** What open tickets paid of a booking is shared out over the tickets it was sold with. */
export const openPartOf = async (
  db: Kysely<Tables>,
  locator: string,
  tickets: readonly TicketRow[],
  now: number,
): Promise<OpenPart> => {
  const uses = await db
    .selectFrom('open_ticket_use')
    .innerJoin('open_ticket', 'open_ticket.number', 'open_ticket_use.number')
    .select(['open_ticket_use.used', 'open_ticket.expires_at'])
    .where('open_ticket_use.locator', '=', locator)
    .execute();
  const first = tickets.filter(({ master_ticket }) => master_ticket === null);
  const parts = sharedOut(
    uses.reduce((sum, { used }) => sum + used, 0),
    first.map(({ amount }) => amount),
  );
  const ends = uses.map(({ expires_at }) => expires_at).filter((end) => end > now);
  const ofFirst = new Map(first.map(({ number }, index) => [number, parts[index] ?? 0]));
  return {
    of: handedOn(ofFirst, tickets, await givenBack(db, locator)),
    expiresAt: ends.length === 0 ? null : Math.min(...ends),
  };
};
