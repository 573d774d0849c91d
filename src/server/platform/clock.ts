/** The server's only source of the hour. `now` is in epoch milliseconds and moves with the world's offset. */
export type Clock = { readonly now: () => number };

export const systemClock: Clock = { now: () => Date.now() };
