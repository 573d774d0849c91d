import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { loggedIn } from './member.ts';

const shortText = z.string().check(z.maxLength(1_000));

/** Begins a login by e-ID: the address to go to. `redirect` is where the reader wishes to go afterwards. */
export const beginEid = endpoint({
  name: 'begin-eid',
  method: 'post',
  path: '/mc/e-devlet/begin',
  caller: 'whoever',
  body: z.object({ redirect: z.nullable(z.string().check(z.maxLength(2_000))) }),
  granted: z.object({ url: z.string() }),
  refusals: ['eid-closed', 'too-many-tries'],
});

/** Proves what the e-ID page sent back. */
export const logInByEid = endpoint({
  name: 'log-in-by-eid',
  method: 'post',
  path: '/mc/e-devlet',
  caller: 'whoever',
  body: z.object({ code: shortText, state: shortText }),
  granted: loggedIn,
  refusals: ['eid-refused', 'eid-not-linked'],
});
