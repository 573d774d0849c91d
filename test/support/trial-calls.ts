import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { granted } from '#domain/values/answer.ts';
import type { Operation } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';

/** Calls that only tests have: one that says back what it heard, one that breaks, one for members. */
export const sayBack: Operation<AppContext> = operation(
  endpoint({
    name: 'say-back',
    method: 'post',
    path: '/tms/trial/say-back',
    caller: 'whoever',
    body: z.object({ word: z.string() }),
    granted: z.object({
      word: z.string(),
      query: z.record(z.string(), z.string()),
      cookies: z.record(z.string(), z.string()),
      language: z.string(),
      callerAddress: z.string(),
      session: z.nullable(z.string()),
      unitId: z.nullable(z.string()),
    }),
    refusals: [],
  }),
  ({ body, query, cookies, language, callerAddress, session, headers }) =>
    Promise.resolve({
      ...granted({
        word: body.word,
        query,
        cookies,
        language,
        callerAddress,
        session: session?.id ?? null,
        unitId: headers.get('unit-id'),
      }),
      cookies: [{ name: 'trial', value: 'kept', maxAge: 60 }],
    }),
);

export const breakDown: Operation<AppContext> = operation(
  endpoint({
    name: 'break-down',
    method: 'post',
    path: '/tms/trial/break-down',
    caller: 'whoever',
    body: z.object({ word: z.string() }),
    granted: z.null(),
    refusals: [],
  }),
  ({ body }) =>
    Promise.reject(new TypeError(`The value "${body.word}" of ${body.word}@example.com broke it.`)),
);

export const forMembers: Operation<AppContext> = operation(
  endpoint({
    name: 'for-members',
    method: 'get',
    path: '/tms/trial/members/{id}',
    caller: 'member',
    body: z.undefined(),
    granted: z.object({ id: z.string() }),
    refusals: [],
  }),
  ({ params }) => Promise.resolve(granted({ id: params.id ?? '' })),
);

export const forStaff: Operation<AppContext> = operation(
  endpoint({
    name: 'for-staff',
    method: 'get',
    path: '/tms/trial/staff',
    caller: 'staff',
    body: z.undefined(),
    granted: z.null(),
    refusals: [],
  }),
  () => Promise.resolve(granted(null)),
);

export const trialCalls: readonly Operation<AppContext>[] = [sayBack, breakDown, forMembers, forStaff];
