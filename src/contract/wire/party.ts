import * as z from 'zod/mini';

/** Ours: what the seats of one party are chosen with, so that they may be beside each other. */
export const party = z.string().check(z.minLength(22), z.maxLength(200));
