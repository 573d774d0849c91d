import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { type TicketChange, tripOfChange } from './change-of-tickets.ts';

/** What names, in the address of the list, the booking and its tickets that are to be exchanged. */
export const changingNames = { locator: 'degisiklik', tickets: 'biletler' } as const;

/** Where other trains are looked for instead of the ones of these tickets. */
export const changingPathOf = (change: TicketChange): string => {
  const trip = tripOfChange(change);
  const query = new URLSearchParams(trip === null ? '' : tripQueryOf(trip));
  query.set(changingNames.locator, change.booking.locator);
  query.set(changingNames.tickets, change.tickets.join('.'));
  return `${addresses['journey-list'].path}?${query}`;
};

/** The tickets an address names to be exchanged; null when it names none. */
export const changingIn = (
  query: URLSearchParams,
): { readonly locator: string; readonly tickets: readonly string[] } | null => {
  const locator = query.get(changingNames.locator) ?? '';
  const tickets = (query.get(changingNames.tickets) ?? '').split('.').filter((each) => each !== '');
  return locator === '' || tickets.length === 0 ? null : { locator, tickets };
};
