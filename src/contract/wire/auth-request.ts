import * as z from 'zod/mini';

export const challenge = z.object({
  acsUrl: z.string(),
  paReq: z.string(),
  md: z.string(),
  termUrl: z.string(),
});

/** Where the browser proves that the card is its own; null when nothing has to be proved. */
export const authRequest = z.nullable(
  z.codec(
    z.object({ md: z.string(), pareq: z.string(), termUrl: z.string(), acsUrl: z.string() }),
    challenge,
    {
      decode: ({ pareq: paReq, ...same }) => ({ ...same, paReq }),
      encode: ({ paReq: pareq, ...same }) => ({ ...same, pareq }),
    },
  ),
);
