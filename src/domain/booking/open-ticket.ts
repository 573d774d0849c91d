import { day } from '#domain/values/durations.ts';
import type { Kurus } from '#domain/values/kurus.ts';

/** Single use: what a cheaper purchase leaves of it is lost. */
export type OpenTicket = {
  readonly number: string;
  readonly amount: Kurus;
  readonly expiresAt: number;
};

export const openTicketLife = 365 * day;

/** An open ticket that ends this soon is spent before one that lasts. */
export const endsSoonWithin = 3 * day;

export type OpenTicketStatus = 'cancelled' | 'expired' | 'unused' | 'used';

export const openTicketStatusAt = (
  kept: Exclude<OpenTicketStatus, 'expired'>,
  expiresAt: number,
  now: number,
): OpenTicketStatus => (kept === 'unused' && expiresAt <= now ? 'expired' : kept);

/** Whether it can still be used, and only for three days more. */
export const endsSoon = (
  { status, expiresAt }: { readonly status: OpenTicketStatus; readonly expiresAt: number },
  now: number,
): boolean => status === 'unused' && expiresAt > now && expiresAt - now <= endsSoonWithin;

/** What becomes of the open tickets that pay for something. */
export type Covered = {
  readonly chosen: readonly OpenTicket[];
  /** What of the price they pay. */
  readonly paid: Kurus;
  /** What is left of them, and is lost. */
  readonly lost: Kurus;
};

const sumOf = (tickets: readonly OpenTicket[]): Kurus => tickets.reduce((sum, { amount }) => sum + amount, 0);

/** What these open tickets pay of a price and what is lost of them. */
export const coveredBy = (chosen: readonly OpenTicket[], price: Kurus): Covered => {
  const sum = sumOf(chosen);
  return { chosen, paid: Math.min(sum, price), lost: Math.max(0, sum - price) };
};

const soonestFirst = (one: OpenTicket, other: OpenTicket): number =>
  one.expiresAt - other.expiresAt || one.number.localeCompare(other.number);

/** So many are tried in every combination; of more, the dearest that fit are taken. */
const mostTried = 16;

/** One way to a sum: the last ticket of it, and the way to what was before. */
type Way = { readonly ticket: OpenTicket; readonly before: Way | null };

const ticketsOf = (way: Way | null): readonly OpenTicket[] =>
  way === null ? [] : [...ticketsOf(way.before), way.ticket];

const leastOfAll = (tickets: readonly OpenTicket[], need: Kurus): readonly OpenTicket[] => {
  const ways = new Map<Kurus, Way | null>([[0, null]]);
  let best: Way | null = null;
  let bestSum = Number.POSITIVE_INFINITY;
  for (const ticket of tickets.toSorted(soonestFirst)) {
    const shorter = [...ways];
    for (const [sum, before] of shorter) {
      const longer = sum + ticket.amount;
      if (longer >= need && longer < bestSum) {
        bestSum = longer;
        best = { ticket, before };
      }
      if (longer < need && !ways.has(longer)) ways.set(longer, { ticket, before });
    }
  }
  return ticketsOf(best);
};

/** Takes what fits, the dearest first; of all tickets that would end such a way, the one that leaves least ends it. */
const dearestFirst = (tickets: readonly OpenTicket[], need: Kurus): readonly OpenTicket[] => {
  const chosen: OpenTicket[] = [];
  let best: readonly OpenTicket[] = [];
  let left = need;
  let leastOver = Number.POSITIVE_INFINITY;
  for (const ticket of tickets.toSorted((one, other) => other.amount - one.amount)) {
    const over = ticket.amount - left;
    if (over >= 0 && over < leastOver) {
      leastOver = over;
      best = [...chosen, ticket];
    }
    if (over <= 0) {
      chosen.push(ticket);
      left -= ticket.amount;
    }
  }
  return best;
};

/** The tickets with the smallest sum that still reaches `need`; all of them when nothing reaches it. */
const leastThatReaches = (tickets: readonly OpenTicket[], need: Kurus): readonly OpenTicket[] => {
  if (need <= 0) return [];
  if (sumOf(tickets) <= need) return tickets;
  return tickets.length > mostTried ? dearestFirst(tickets, need) : leastOfAll(tickets, need);
};

/**
 * The best combination pays as much of the price as can be paid; for that it spends as little as it can of the tickets
 * that last longer than three days, and then loses as little as it can.
 */
export const bestCombination = (tickets: readonly OpenTicket[], price: Kurus, now: number): Covered => {
  const alive = tickets.filter(({ expiresAt }) => expiresAt > now);
  const soon = alive.filter(({ expiresAt }) => expiresAt - now <= endsSoonWithin);
  const lasting = alive.filter(({ expiresAt }) => expiresAt - now > endsSoonWithin);
  const spent = leastThatReaches(lasting, price - sumOf(soon));
  return coveredBy([...leastThatReaches(soon, price - sumOf(spent)), ...spent], price);
};
