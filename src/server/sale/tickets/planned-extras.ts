import type { Kysely } from 'kysely';
import { againstExtra } from '#domain/booking/extra-availability.ts';
import { extraOfId, priceOfExtra } from '#domain/booking/extras.ts';
import { ticketStatusAt } from '#domain/booking/ticket-status.ts';
import { extrasSoldIn } from '#domain/catalogue/sale-terms.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Network } from '#server/railway/network/railway.ts';
import type { TicketRow } from './booking-rows.ts';

export type WantedExtra = { readonly ticketNumber: string; readonly ssrId: number };

export type PlannedExtra = WantedExtra & { readonly code: string; readonly price: Kurus };

export type ExtrasRefusal = 'no-ticket-chosen' | 'service-unknown' | 'ticket-unknown';

const kilometresOf = ({ train_index, from_stop, to_stop }: TicketRow, { trains }: Network): number => {
  const stops = trains[train_index]?.stops ?? [];
  return (stops[to_stop]?.kilometres ?? 0) - (stops[from_stop]?.kilometres ?? 0);
};

const boughtFor = async (
  db: Kysely<Tables>,
  tickets: readonly TicketRow[],
): Promise<readonly WantedExtra[]> => {
  if (tickets.length === 0) return [];
  const rows = await db
    .selectFrom('ticket_service')
    .select(['ticket', 'service'])
    .where(
      'ticket',
      'in',
      tickets.map(({ number }) => number),
    )
    .execute();
  return rows.map(({ ticket: ticketNumber, service: ssrId }) => ({ ticketNumber, ssrId }));
};

const plannedOne = (
  wanted: WantedExtra,
  tickets: readonly TicketRow[],
  had: readonly number[],
  network: Network,
  now: number,
): Answer<PlannedExtra, ExtrasRefusal> => {
  const row = tickets.find(({ number }) => number === wanted.ticketNumber);
  if (row === undefined) return refused('ticket-unknown');
  const extra = extraOfId(wanted.ssrId);
  const { departure } = row;
  const sold = extrasSoldIn(network.terms, row.cabin_class);
  const ticket = { status: ticketStatusAt(row.status, row.arrival, now), departure, had, sold };
  if (extra === null || againstExtra(ticket, extra.id, now) !== null) return refused('service-unknown');
  const price = priceOfExtra(extra, row.cabin_class, kilometresOf(row, network));
  return granted({ ...wanted, code: extra.code, price });
};

/** What the wanted extras cost now; each is bought once for a ticket, before it departs. */
export const plannedExtras = async (
  db: Kysely<Tables>,
  tickets: readonly TicketRow[],
  wanted: readonly WantedExtra[],
  network: Network,
  now: number,
): Promise<Answer<readonly PlannedExtra[], ExtrasRefusal>> => {
  if (wanted.length === 0) return refused('no-ticket-chosen');
  const bought = await boughtFor(db, tickets);
  const planned: PlannedExtra[] = [];
  for (const one of wanted) {
    const had = [...bought, ...planned]
      .filter(({ ticketNumber }) => ticketNumber === one.ticketNumber)
      .map(({ ssrId }) => ssrId);
    const extra = plannedOne(one, tickets, had, network, now);
    if (!extra.ok) return extra;
    planned.push(extra.value);
  }
  return granted(planned);
};

export const amountOf = (planned: readonly PlannedExtra[]): Kurus =>
  planned.reduce((sum, { price }) => sum + price, 0);
