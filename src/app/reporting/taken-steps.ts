import type { InspectionEvent } from 'xstate';
import { type FlowFact, reportTraffic } from '#gateway/operations/report-traffic.ts';
import { isForbidding, transitionId } from '#machines/kit/chart/chart-transition.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { withoutConflicts } from '#machines/kit/walk/transition-conflicts.ts';
import { type CaseBounds, openEventLog } from './event-log.ts';

export type Microstep = Extract<InspectionEvent, { readonly type: '@xstate.microstep' }>;

const counts = new Map<string, FlowFact>();

const add = ({ flow, transition, count }: FlowFact): void => {
  const key = `${flow} ${transition}`;
  counts.set(key, { flow, transition, count: count + (counts.get(key)?.count ?? 0) });
};

const taken = (): readonly FlowFact[] => {
  const facts = [...counts.values()];
  counts.clear();
  return facts;
};

const report = async (origin: string): Promise<void> => {
  for (const unheard of await reportTraffic(origin, taken())) add(unheard);
};

/**
 * Counts every arrow and, where the operator wants it, notes in which order they were taken. The server is told when the
 * reader looks away, the last a page is sure to see of its reader. What it did not hear is told the next time.
 */
export const noteStepsOf = (page: Document, bounds: CaseBounds): ((step: Microstep, at: number) => void) => {
  const { origin } = page.location;
  const log = page.documentElement.dataset.eventLog === 'on' ? openEventLog(bounds) : null;
  const check = (): void => {
    if (page.visibilityState !== 'hidden') return;
    void report(origin);
    void log?.report(origin);
  };
  page.addEventListener('visibilitychange', check);
  // The reader may have looked away before this was loaded; what was heard until then comes first.
  queueMicrotask(check);
  return ({ _transitions: selected }, at) => {
    const hour = bounds.clock.now() - (performance.now() - at);
    for (const transition of withoutConflicts(selected)) {
      if (isForbidding(transition)) continue;
      const arrow = { flow: flowNameOf(transition.source.machine), transition: transitionId(transition) };
      add({ ...arrow, count: 1 });
      log?.note(arrow.flow, arrow.transition, hour);
    }
  };
};
