const minutes = (count: number) => count * 60_000;

/** Idle for more than this since the last action, a session has ended. */
export const idleLimit = minutes(30);

/** However busy it is kept, a session ends this long after the login. */
export const sessionLife = minutes(12 * 60);
