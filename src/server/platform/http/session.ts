import type { PlatformContext } from '#server/platform/context/platform-context.ts';

/** A session as the calls know it. `id` is the row's own, never the token. */
export type Session = {
  readonly id: string;
  readonly userId: number;
  readonly role: 'member' | 'staff';
};

/** What the doors of the server ask of the room that keeps sessions. */
export type Sessions = {
  /** The session a token in User-Authorization belongs to, if it lives. */
  readonly find: (token: string, app: PlatformContext) => Promise<Session | null>;
  /** How many sessions live, for /metrics. */
  readonly count: (app: PlatformContext) => Promise<number>;
};
