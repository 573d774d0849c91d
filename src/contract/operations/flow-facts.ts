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

/** One arrow that was taken, at the hour of the server, and which of its case it was. */
const flowEvent = z.object({
  position: z.int().check(z.minimum(0), z.maximum(mostEventsOfACase - 1)),
  flow,
  transition,
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
