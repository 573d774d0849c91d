import { mostEventsAtOnce, reportFlowEvents } from '#contract/operations/flow-facts.ts';
import type { Meant } from '#contract/wire/on-wire.ts';
import { isHeard } from '#gateway/wire/is-heard.ts';

export type FlowEvent = Meant<typeof reportFlowEvents.body>['events'][number];

/** Tells what came after what in a case, without cookies, and gives what was not heard. */
export const reportEvents = async (
  origin: string,
  of: string,
  events: readonly FlowEvent[],
): Promise<readonly FlowEvent[]> => {
  const now = events.slice(0, mostEventsAtOnce);
  if (now.length === 0) return [];
  const hasHeard = await isHeard(`${origin}${reportFlowEvents.path}`, {
    method: reportFlowEvents.method,
    credentials: 'omit',
    body: { case: of, events: now },
  });
  return hasHeard ? reportEvents(origin, of, events.slice(now.length)) : events;
};
