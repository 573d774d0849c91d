import {
  findOpenTicketsOfBooking as ofBooking,
  findOpenTicket as one,
  searchOpenTickets as search,
} from '#contract/open-tickets.ts';
import { granted, refused } from '#domain/answer.ts';
import type { KnownOpenTicket } from '#domain/known-coupon.ts';
import type { Kurus } from '#domain/kurus.ts';
import { bestCombination } from '#domain/open-ticket.ts';
import { operation } from '#server/http/operation.ts';
import { knownOpenTicket } from './known-open-ticket.ts';
import { openTicketsFor } from './lookup.ts';

const combinationFor = (known: readonly KnownOpenTicket[], price: Kurus, now: number) => {
  const unused = known.filter(({ status }) => status === 'unused');
  const { chosen, paid, lost } = bestCombination(unused, price, now);
  return { couponNumbers: chosen.map(({ number }) => number), paid, lost, remaining: price - paid };
};

export const searchOpenTickets = operation(search, async ({ body, session, callerAddress }, house) => {
  const number = body.couponNumber ?? body.pnr ?? '';
  const by = body.couponNumber == null ? ('locator' as const) : ('number' as const);
  const lookup = { by, number, surname: body.lastName, session, callerAddress };
  const rows = await openTicketsFor(lookup, house);
  if (rows === null) return refused('too-many-tries');
  if (rows.length === 0) return refused('open-ticket-not-found');
  const now = house.clock.now();
  const known = rows.map((row) => knownOpenTicket(row, now));
  return granted({
    openTickets: known,
    bestCombination: body.price == null ? null : combinationFor(known, body.price, now),
  });
});

export const findOpenTicket = operation(one, async ({ params, query, session, callerAddress }, house) => {
  const { ticketNo: number = '' } = params;
  const lookup = { by: 'number' as const, number, surname: query.lastName ?? '', session, callerAddress };
  const rows = await openTicketsFor(lookup, house);
  if (rows === null) return refused('too-many-tries');
  const [row] = rows;
  return row === undefined
    ? refused('open-ticket-not-found')
    : granted(knownOpenTicket(row, house.clock.now()));
});

export const findOpenTicketsOfBooking = operation(
  ofBooking,
  async ({ params, query, session, callerAddress }, house) => {
    const { locator: number = '' } = params;
    const surname = query.lastName ?? '';
    const lookup = { by: 'locator' as const, number, surname, session, callerAddress };
    const rows = await openTicketsFor(lookup, house);
    if (rows === null) return refused('too-many-tries');
    const now = house.clock.now();
    return rows.length === 0
      ? refused('open-ticket-not-found')
      : granted({ openTickets: rows.map((row) => knownOpenTicket(row, now)) });
  },
);
