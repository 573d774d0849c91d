import {
  findOpenTicketsOfBooking as ofBooking,
  findOpenTicket as one,
  searchOpenTickets as search,
} from '#contract/tickets/open-tickets.ts';
import type { KnownOpenTicket } from '#domain/booking/known-coupon.ts';
import { bestCombination } from '#domain/booking/open-ticket.ts';
import { granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { operation } from '#server/sale/context/operation.ts';
import { knownOpenTicket } from './known-open-ticket.ts';
import { openTicketsFor } from './lookup.ts';

const combinationFor = (known: readonly KnownOpenTicket[], price: Kurus, now: number) => {
  const unused = known.filter(({ status }) => status === 'unused');
  const { chosen, paid, lost } = bestCombination(unused, price, now);
  return { couponNumbers: chosen.map(({ number }) => number), paid, lost, remaining: price - paid };
};

export const searchOpenTickets = operation(search, async ({ body, ...reader }, app) => {
  const number = body.couponNumber ?? body.pnr ?? '';
  const by = body.couponNumber == null ? ('locator' as const) : ('number' as const);
  const found = await openTicketsFor({ by, number, surname: body.lastName }, reader, app);
  if (!found.ok) return found;
  const now = app.clock.now();
  const known = found.value.map((row) => knownOpenTicket(row, now));
  return granted({
    openTickets: known,
    bestCombination: body.price == null ? null : combinationFor(known, body.price, now),
  });
});

export const findOpenTicket = operation(one, async ({ params, query, ...reader }, app) => {
  const { ticketNo: number = '' } = params;
  const found = await openTicketsFor({ by: 'number', number, surname: query.lastName ?? '' }, reader, app);
  return found.ok ? granted(knownOpenTicket(found.value[0], app.clock.now())) : found;
});

export const findOpenTicketsOfBooking = operation(ofBooking, async ({ params, query, ...reader }, app) => {
  const { locator: number = '' } = params;
  const found = await openTicketsFor({ by: 'locator', number, surname: query.lastName ?? '' }, reader, app);
  if (!found.ok) return found;
  const now = app.clock.now();
  return granted({ openTickets: found.value.map((row) => knownOpenTicket(row, now)) });
});
