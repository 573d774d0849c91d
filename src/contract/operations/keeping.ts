import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey } from '#contract/wire/lenient.ts';
import type { KeptFlow } from '#domain/shop/kept-flow.ts';

const longestSnapshot = 131_072;
const mostWrites = 1_000_000_000;

const flow = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const revision = z.int().check(z.minimum(0), z.maximum(mostWrites));

const keptFlow = z.object({
  flow,
  chartHash: z.string().check(z.regex(/^[0-9a-f]{1,64}$/)),
  revision,
  snapshot: z.string().check(z.maxLength(longestSnapshot)),
}) satisfies z.ZodMiniType<KeptFlow>;

/** Writes down where a flow stands, for the browser that brings the cookie. Gives the revision to follow next. */
export const keepFlow = endpoint({
  name: 'keep-flow',
  method: 'post',
  path: '/keeping/flows',
  caller: 'whoever',
  body: keptFlow,
  granted: z.object({ revision: z.int() }),
  refusals: ['continued-elsewhere', 'too-many-tries'],
});

export const readKeptFlow = endpoint({
  name: 'read-kept-flow',
  method: 'get',
  path: '/keeping/flows/{flow}',
  caller: 'whoever',
  body: noBody,
  granted: keptFlow,
  refusals: ['nothing-kept'],
});

/** Forgets a flow at the write that is named; without one, wherever it stands. */
export const forgetKeptFlow = endpoint({
  name: 'forget-kept-flow',
  method: 'post',
  path: '/keeping/forget',
  caller: 'whoever',
  body: z.object({ flow, revision: z.optional(revision) }),
  granted: done,
  refusals: ['continued-elsewhere'],
});

/** Gives a code with which another device goes on, once. */
export const handOverKeptFlow = endpoint({
  name: 'hand-over-kept-flow',
  method: 'post',
  path: '/keeping/hand-over',
  caller: 'whoever',
  body: z.object({ flow }),
  granted: z.object({ code: z.string() }),
  refusals: ['nothing-kept', 'too-many-tries'],
});

/** Goes on here with what another device handed over. Asked again with its key, it answers the same. */
export const takeOverKeptFlow = endpoint({
  name: 'take-over-kept-flow',
  method: 'post',
  path: '/keeping/take-over',
  caller: 'whoever',
  body: z.object({ code: z.string().check(z.maxLength(1_000)), idempotencyKey: clientsKey }),
  granted: z.object({ flow }),
  refusals: ['link-used-or-old', 'too-many-tries'],
});
