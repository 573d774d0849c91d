import { minute } from '#domain/values/durations.ts';

const minutes = (count: number) => count * minute;

/** Idle for more than this since the last action, a session has ended. */
export const idleLimit = minutes(30);

/** How long a token got by the cookie opens its session. The browser asks for the next one in time. */
export const tokenLife = minutes(10);

/** However busy it is kept, a session ends this long after the login. */
export const sessionLife = minutes(12 * 60);
