/** Tickets of a booking that may be kept on the reader's device. Where they are all, no copy of another ticket of it stays. */
export type CopiedTickets = {
  readonly locator: string;
  readonly addresses: readonly string[];
  readonly are: 'all' | 'some';
};
