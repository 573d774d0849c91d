import * as z from 'zod/mini';
import type { Verdict } from '#server/platform/gate.ts';

const fault = z.union([
  z.object({ kind: z.literal('pass') }),
  z.object({
    kind: z.literal('answer'),
    status: z.int().check(z.minimum(200), z.maximum(599)),
    body: z.unknown(),
  }),
  z.object({ kind: z.literal('refuse'), status: z.literal([400, 401, 403, 404, 429, 500, 503]) }),
  z.object({ kind: z.literal('garbage') }),
  z.object({ kind: z.literal('cut') }),
  z.object({ kind: z.literal('lose') }),
]) satisfies z.ZodMiniType<Verdict>;

const longestWait = 120_000;

/** What a rule lets the next caller meet: a verdict at once, a late real answer, or waiting until it is released. */
const meeting = z.union([
  fault,
  z.object({ kind: z.literal('slow'), milliseconds: z.int().check(z.minimum(1), z.maximum(longestWait)) }),
  z.object({ kind: z.literal('hold') }),
]);

const name = z.string().check(z.regex(/^(?:\*|[\w./-]{1,80})$/));
const hundredYears = 3_155_760_000_000;

/** What QA may ask of the world. Asking the same twice leaves the same world, but for `move-clock` and `meet`. */
export const worldCommand = z.union([
  z.object({
    do: z.literal('set-clock'),
    offset: z.int().check(z.minimum(-hundredYears), z.maximum(hundredYears)),
  }),
  z.object({
    do: z.literal('move-clock'),
    by: z.int().check(z.minimum(-hundredYears), z.maximum(hundredYears)),
  }),
  z.object({
    do: z.literal('meet'),
    name,
    with: meeting,
    /** How many callers meet it; null for every one until `let-pass`. */
    times: z.nullable(z.int().check(z.minimum(1), z.maximum(1000))),
  }),
  z.object({ do: z.literal('release'), id: z.uuid(), with: fault }),
  z.object({ do: z.literal('let-pass'), name: z.nullable(name) }),
  z.object({ do: z.literal('reset') }),
]);

export type WorldCommand = z.output<typeof worldCommand>;
export type Meeting = z.output<typeof meeting>;
export const anyMeeting = meeting;
export const anyVerdict = fault;
