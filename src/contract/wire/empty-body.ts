import * as z from 'zod/mini';

/** The body of a call that needs none: whatever is sent is left unread. */
export const noBody = z.optional(z.unknown());

/** The answer of a call that only does. */
export const done = z.null();
