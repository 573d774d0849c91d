import type { House } from '#server/sale/context/house.ts';

/** A session as the calls know it. `id` is the row's own, never the token. */
export type Session = {
  readonly id: string;
  readonly userId: number;
  readonly role: 'member' | 'staff';
};

/** What the doors of the server ask of the room that keeps sessions. */
export type Sessions = {
  /** The session a token in User-Authorization belongs to, if it lives. */
  readonly find: (token: string, house: House) => Promise<Session | null>;
  /** How many sessions live, for /metrics. */
  readonly count: (house: House) => Promise<number>;
};
