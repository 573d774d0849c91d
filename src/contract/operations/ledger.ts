import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Where the chain of a coach ends. */
const head = z.object({ runId: z.int(), coach: z.int(), length: z.int(), hash });

/** Every chain there is, page by page: `?after=` takes what `next` gave. */
export const readLedgerHeads = endpoint({
  name: 'read-ledger-heads',
  method: 'get',
  path: '/ledger',
  caller: 'anyone',
  body: noBody,
  granted: z.object({ heads: z.array(head), next: z.nullable(z.string()) }),
  refusals: ['ledger-page-unknown'],
});

/** The entries of one coach of one run as the lines that are hashed, page by page: `?from=` takes what `next` gave. */
export const readLedgerChain = endpoint({
  name: 'read-ledger-chain',
  method: 'get',
  path: '/ledger/{run}/{coach}',
  caller: 'anyone',
  body: noBody,
  granted: z.object({ lines: z.array(z.string()), next: z.nullable(z.int()), head: z.nullable(head) }),
  refusals: ['ledger-page-unknown'],
});
