import { addresses } from './addresses.ts';

/** What names, in the address of the search of tickets, the booking that is looked for. */
export const lookedForName = 'pnr';

/** Where a booking is looked for; whose it is stands in no address. */
export const lookupPathOf = (locator: string): string =>
  `${addresses['ticket-search'].path}?${new URLSearchParams({ [lookedForName]: locator })}`;
