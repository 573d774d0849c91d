import * as z from 'zod/mini';

/** What the operator's API says when a call is not granted. `code` names the refusal: see refusals.ts. */
export const wireError = z.object({
  timestamp: z.string(),
  traceId: z.string(),
  status: z.string(),
  type: z.string(),
  code: z.int(),
  message: z.string(),
  detail: z.string(),
  title: z.nullable(z.string()),
});

export type WireError = z.output<typeof wireError>;
