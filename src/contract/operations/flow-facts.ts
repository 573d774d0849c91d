import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';

const flow = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));
/** `source|event|index`, as the charts name their transitions. */
const transition = z.string().check(z.regex(/^[A-Za-z][\w.-]{0,119}\|[\w.:#-]{0,119}\|\d{1,3}$/));
export const mostFactsAtOnce = 200;
export const mostCountedOfOne = 10_000;

/** Tells how often transitions were taken, and nothing of who took them. */
export const reportFlowFacts = endpoint({
  name: 'tell-flow-facts',
  method: 'post',
  path: '/flow-facts',
  caller: 'anyone',
  body: z.object({
    facts: z
      .array(z.object({ flow, transition, count: z.int().check(z.minimum(1), z.maximum(mostCountedOfOne)) }))
      .check(z.maxLength(mostFactsAtOnce)),
  }),
  granted: z.object({ kept: z.int() }),
  refusals: ['too-many-tries'],
});

export const mostEventsAtOnce = 200;
/** Beyond it a case is no visit of anybody. */
export const mostEventsOfACase = 10_000;

/** One arrow that was taken, at the hour of the server, which of its case it was, and the innermost states that are on after it. */
const flowEvent = z.object({
  position: z.int().check(z.minimum(0), z.maximum(mostEventsOfACase - 1)),
  flow,
  transition,
  stands: z.string().check(z.regex(/^(?:[A-Za-z][\w.-]{0,79}(?: [A-Za-z][\w.-]{0,79}){0,4})?$/)),
  at: z.int().check(z.minimum(0)),
});

/** Tells in which order arrows were taken, where the operator wants it: a case is a random name that ends with the day. */
export const reportFlowEvents = endpoint({
  name: 'tell-flow-events',
  method: 'post',
  path: '/flow-events',
  caller: 'anyone',
  body: z.object({ case: z.uuid(), events: z.array(flowEvent).check(z.maxLength(mostEventsAtOnce)) }),
  granted: z.object({ kept: z.int() }),
  refusals: ['too-many-tries'],
});

/** `/flow-facts/session.csv`: how often each arrow of a flow was taken, and its share of all ways out of its state. With `?first=2026-11-01&last=2026-11-07` only what was counted on these days. */
export const readFlowFacts = endpoint({
  name: 'read-flow-facts',
  method: 'get',
  path: '/flow-facts/{file}',
  caller: 'anyone',
  body: noBody,
  granted: z.string(),
  refusals: ['not-found', 'range-wrong'],
});

/** So many days at once, and the last of them where none are asked for. */
export const mostDaysOfWays = 7;

const flowWays = z.object({
  /** Of the visits in these days, how many were looked at: 1 for all of them. */
  share: z.number(),
  visits: z.int(),
  ways: z.readonly(z.array(z.object({ steps: z.readonly(z.array(z.string())), visits: z.int() }))),
  rest: z.int(),
  stays: z.readonly(
    z.array(z.object({ state: z.string(), visits: z.int(), median: z.int(), slowest: z.nullable(z.int()) })),
  ),
});

/** Which ways people go through a flow and how long they stay in its states, where the operator keeps what came after what; else null. */
export const readFlowWays = endpoint({
  name: 'read-flow-ways',
  method: 'get',
  path: '/flow-ways/{flow}',
  caller: 'anyone',
  body: noBody,
  granted: z.object({ found: z.nullable(flowWays) }),
  refusals: ['range-wrong', 'range-too-wide', 'too-many-tries'],
});
