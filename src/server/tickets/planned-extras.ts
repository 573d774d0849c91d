import type { Kysely } from 'kysely';
import { type Answer, granted, refused } from '#domain/answer.ts';
import { extraOfId, priceOfExtra } from '#domain/extras.ts';
import { maySellExtras } from '#domain/extras-order.ts';
import type { Kurus } from '#domain/kurus.ts';
import { isExtraSold } from '#domain/sale-terms.ts';
import { ticketStatusAt } from '#domain/ticket-status.ts';
import type { Network } from '#server/railway/railway.ts';
import type { Tables } from '#server/store/tables.ts';
import type { TicketRow } from './booking-rows.ts';

export type WantedExtra = { readonly ticketNumber: string; readonly ssrId: number };

export type PlannedExtra = WantedExtra & { readonly code: string; readonly price: Kurus };

export type ExtrasRefusal = 'no-ticket-chosen' | 'service-unknown' | 'ticket-unknown';

const kilometresOf = ({ train_index, from_stop, to_stop }: TicketRow, { trains }: Network): number => {
  const stops = trains[train_index]?.stops ?? [];
  return (stops[to_stop]?.kilometres ?? 0) - (stops[from_stop]?.kilometres ?? 0);
};

const boughtFor = async (db: Kysely<Tables>, tickets: readonly TicketRow[]): Promise<ReadonlySet<string>> => {
  if (tickets.length === 0) return new Set();
  const rows = await db
    .selectFrom('ticket_service')
    .select(['ticket', 'service'])
    .where(
      'ticket',
      'in',
      tickets.map(({ number }) => number),
    )
    .execute();
  return new Set(rows.map(({ ticket, service: extra }) => `${ticket} ${extra}`));
};

const plannedOne = (
  wanted: WantedExtra,
  tickets: readonly TicketRow[],
  network: Network,
  now: number,
): Answer<PlannedExtra, ExtrasRefusal> => {
  const row = tickets.find(({ number }) => number === wanted.ticketNumber);
  if (row === undefined) return refused('ticket-unknown');
  const extra = extraOfId(wanted.ssrId);
  const status = ticketStatusAt(row.status, row.arrival, now);
  const may = maySellExtras({ status, departure: row.departure }, now);
  if (extra === null || !may) return refused('service-unknown');
  if (!isExtraSold(network.terms, row.cabin_class, extra.code)) return refused('service-unknown');
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
  const bought = new Set(await boughtFor(db, tickets));
  const planned: PlannedExtra[] = [];
  for (const one of wanted) {
    const key = `${one.ticketNumber} ${one.ssrId}`;
    if (bought.has(key)) return refused('service-unknown');
    bought.add(key);
    const extra = plannedOne(one, tickets, network, now);
    if (!extra.ok) return extra;
    planned.push(extra.value);
  }
  return granted(planned);
};

export const amountOf = (planned: readonly PlannedExtra[]): Kurus =>
  planned.reduce((sum, { price }) => sum + price, 0);
